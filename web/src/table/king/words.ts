/** Contracts, counts and speeches of King in words. */
import { cardWords, rankWords, suitWords } from "../../cards/cards";
import type { CountOut, KingOut, ResultOut } from "../../generated/wire";
import { has, listed, t } from "../../lib/i18n.svelte";
import { signed } from "../../score/score";
import type { Saying } from "./king";

const LAST = "last-";

/** "Sem copas". One that nobody has named in words goes by its own name: "Salade", "Sem copas 2". */
export function contractWords(kind: string): string {
  const id = `kg-contract-${kind}`;
  if (has(id)) return t(id);
  const [, base, number] = /^(.+)-(\d+)$/.exec(kind) ?? [];
  if (base && has(`kg-contract-${base}`)) return `${t(`kg-contract-${base}`)} ${number}`;
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a contract of somebody's own counts: "ás", "paus", "dama de ouros", "3ª do fim". */
function ownThing(what: string): string {
  if (what.startsWith(LAST)) return t("kg-last", { place: what.slice(LAST.length) });
  if (what.length > 1) return cardWords(what);
  return "SHDC".includes(what) ? suitWords(what) : rankWords(what);
}

/** "2 copas". */
export function countWords(what: string, number: number): string {
  const id = `kg-count-${what}`;
  return has(id) ? t(id, { number }) : t("kg-count-cards", { number, what: ownThing(what) });
}

/** The thing alone, after its number stands elsewhere: "copas". */
export function thingWords(what: string, number: number): string {
  const id = `kg-thing-${what}`;
  return has(id) ? t(id, { number }) : ownThing(what);
}

/** One of a thing, after "por": "rei", "penúltima vaza". */
function eachWords(thing: string): string {
  const id = ["kg-each-", "kg-count-"].map((prefix) => prefix + thing).find(has);
  return id ? t(id, { number: 1 }) : ownThing(thing);
}

/** Things that count at one price, in the order of the contract. */
export function prices(counts: readonly CountOut[]): { points: number; things: string[] }[] {
  const found: { points: number; things: string[] }[] = [];
  const last = counts.filter(({ what }) => what.startsWith(LAST));
  const areAlike = new Set(last.map(({ points }) => points)).size === 1;
  for (const { what, points } of counts) {
    const thing = areAlike && what.startsWith(LAST) ? "last" : what;
    const same = found.find((one) => one.points === points);
    if (!same) found.push({ points, things: [thing] });
    else if (!same.things.includes(thing)) same.things.push(thing);
  }
  return found;
}

/** "−30 por rei e valete": what each thing costs or brings. */
export function worthWords(counts: readonly CountOut[]): string {
  const all = prices(counts);
  return all
    .map(({ points, things }) => {
      const names = things.map(eachWords);
      return t("kg-worth", { points: signed(points), things: listed(names) });
    })
    .join(", ");
}

/** "4 para cima", "2 para baixo". */
export function offerWords({ number, down }: { number: number; down: boolean }): string {
  return t(down ? "kg-offer-down" : "kg-offer-up", { number });
}

/** What somebody said, as a word or two for a plate. */
export function saidShort(saying: Saying): string {
  if (saying.word === "offer") return offerWords(saying);
  return t(`kg-short-${saying.word}`, { number: saying.number });
}

/** "Para cima, trunfo espadas": how a positive deal was played. */
export function playedWords(result: Pick<ResultOut, "contract" | "trump">): string {
  if (result.contract !== "up") return contractWords(result.contract);
  return result.trump ? t("kg-up-trump", { suit: suitWords(result.trump) }) : t("kg-up-no-trump");
}

interface Names {
  you: number | null;
  nameOf: (seat: number) => string;
}

/** "Bia paga 100 a Ana", and why it is less than was offered where it is; "" without a sale. */
export function saleNote(result: ResultOut, king: KingOut | null, { you, nameOf }: Names): string {
  const { sale, paid } = result;
  if (!sale) return "";
  const facts = {
    buyer: nameOf(sale.buyer),
    seller: nameOf(sale.seller),
    who: sale.buyer === you ? "buyer" : sale.seller === you ? "seller" : "other",
    points: paid,
    price: sale.price,
    offer: offerWords(sale),
  };
  const why =
    paid >= sale.price || king?.payment === "fixed" ? "full" : (king?.payment ?? "capped");
  return `${t("kg-paid", facts)} ${t(`kg-paid-${why}`, facts)}`;
}

/** Four tricks for the owner, three for each other: not played; "" where it was. */
export function sharedNote(
  result: ResultOut,
  king: KingOut | null,
  { you, nameOf }: Names,
): string {
  if (result.contract !== "4333") return "";
  return t("kg-shared", {
    name: nameOf(result.dealer),
    you: result.dealer === you ? "yes" : "no",
    own: 4 * (king?.up_points ?? 25),
    others: 3 * (king?.up_points ?? 25),
  });
}
