// Written by tools/wire_types.py from src/vaza/server/wire/. Do not edit.

/** The one message that a client sends. A repeated ``id`` is answered as before, not redone. */
export interface Do {
  t: "do";
  id: string;
  act: BidAct | ChangeBidAct | PlayAct | ClaimAct | CallAct | PassCardsAct | NameTrumpAct | SayAct | PickAct | ChooseFirstAct | ContinueAct | SitAct | StandAct | TakeBackAct | AddBotAct | RemoveAct | OrderAct | SettingsAct | StartAct | ChooseDealerAct | ReadyAct | VoteStandInAct | SeedAct | ChatAct | RenameAct | RematchAct;
}

export interface BidAct {
  a: "bid";
  number: number;
  seen: number;
}

export interface ChangeBidAct {
  a: "change-bid";
  number: number;
  seen: number;
}

export interface PlayAct {
  a: "play";
  card: string;
}

/** All remaining tricks are mine. */
export interface ClaimAct {
  a: "claim";
}

/** Offer tricks with a trump in the auction, as in ``5C`` or ``8NT``, or ``pass``. */
export interface CallAct {
  a: "call";
  call: string;
}

/** Choose the cards to pass on, before seeing those that come. */
export interface PassCardsAct {
  a: "pass-cards";
  cards: string[];
}

/** Name the trump: ``S``, ``H``, ``D``, ``C``, or ``NT`` for none. */
export interface NameTrumpAct {
  a: "name-trump";
  trump: string;
}

/** Say something about a positive deal of King: one of ``legal.says``, as in ``5up``. */
export interface SayAct {
  a: "say";
  say: string;
}

/** The dealer picks one of the contracts that are left. */
export interface PickAct {
  a: "pick";
  contract: string;
}

/** Who drew the king of hearts says who deals first. */
export interface ChooseFirstAct {
  a: "choose-first";
  seat: number;
}

/** A person's vote: play on after the last deal, or not. */
export interface ContinueAct {
  a: "continue";
  yes: boolean;
}

/** Take an empty seat (or between deals a bot's); without a number the first free one. */
export interface SitAct {
  a: "sit";
  seat?: number | null;
}

/** Leave my seat: empty while gathering, a bot stands in during a match. */
export interface StandAct {
  a: "stand";
}

/** I am here again: end the stand-in on my seat. */
export interface TakeBackAct {
  a: "take-back";
}

/** The host puts a bot on an empty seat; without a number on all empty seats. */
export interface AddBotAct {
  a: "add-bot";
  seat?: number | null;
  bot?: string;
}

/** The host empties a seat (while gathering), or puts a bot in for good (during a match). */
export interface RemoveAct {
  a: "remove";
  seat: number;
}

/** The host re-orders the seats while gathering: ``seats[i]`` is the old place of new seat i. */
export interface OrderAct {
  a: "order";
  seats: number[];
}

/** The host changes the table; fields left out stay. Rules and seats only while gathering. */
export interface SettingsAct {
  a: "settings";
  rules?: string | null;
  seats?: number | null;
  speed?: "fast" | "instant" | "normal" | "slow" | null;
  timer?: number | null;
  listed?: boolean | null;
}

/** The host starts the match; empty seats are filled with bots. */
export interface StartAct {
  a: "start";
}

/** The host names the first dealer, where the rules have one chosen. */
export interface ChooseDealerAct {
  a: "choose-dealer";
  seat: number;
}

/** I have seen the result: deal on. */
export interface ReadyAct {
  a: "ready";
}

/** Let a bot play for the absent person on this seat; half of the people present decide. */
export interface VoteStandInAct {
  a: "vote-stand-in";
  seat: number;
}

/** My part of the shuffle that ``match.waiting.shuffle`` asks for: 16 to 32 bytes in hex. */
export interface SeedAct {
  a: "seed";
  shuffle: number;
  seed: string;
}

export interface ChatAct {
  a: "chat";
  text: string;
}

export interface RenameAct {
  a: "rename";
  name: string;
}

/** After the end: the same people, the same rules, at a new table; the view gets its address. */
export interface RematchAct {
  a: "rematch";
}

/** Sent after every change, and first of all: the whole view and what led to it. */
export interface View {
  t: "view";
  seq: number;
  now: number;
  view: ViewOut;
  events: EventOut[];
}

export interface ViewOut {
  table: TableOut;
  match: MatchOut | null;
}

export interface TableOut {
  id: string;
  stage: "gathering" | "over" | "playing";
  rules: RulesOut;
  seats: SeatOut[];
  you: number | null;
  your_name: string;
  is_host: boolean;
  spectators: number;
  speed: "fast" | "instant" | "normal" | "slow";
  timer: number;
  listed: boolean;
  chat: ChatOut[];
  rematch: string | null;
}

export interface RulesOut {
  name: string;
  code: string;
  seats: number[];
  direction: "clockwise" | "counter";
  pack: string;
  rank_order: string;
  bid_mode: "blind" | "secret_until_end" | "sequential" | "simultaneous";
  target: number | null;
  streak_length: number | null;
  revoke: "penalty" | "refuse";
  labels: boolean;
  king: KingOut | null;
}

/** What goes with the positive deals of a rule set of King. */
export interface KingOut {
  up_points: number;
  down_points: number;
  down_bonus: number;
  null_value: number;
  limit: number;
  preference: boolean;
  payment: "capped" | "fixed" | "top_up";
  sheet: "net" | "two_columns";
}

export interface SeatOut {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
  is_host: boolean;
  is_you: boolean;
  ready: boolean;
  stand_in_votes: number;
  stand_in_needed: number;
}

export interface ChatOut {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface MatchOut {
  id: string;
  stage: "asking" | "auction" | "bidding" | "choosing" | "dealing" | "draw" | "exchange" | "naming" | "offers" | "over" | "owner" | "picking" | "play" | "raise" | "reply" | "ultimatum";
  schedule: ScheduledOut[];
  drawn: string[];
  first_dealer: number | null;
  chooser: number | null;
  deal: DealOut | null;
  to_act: number | null;
  awaited: number[];
  hand: string[];
  own_bid: number | null;
  chosen: string[];
  legal: LegalOut;
  results: ResultOut[];
  next_deal: NextOut | null;
  waiting: WaitingOut | null;
  turn_until: number | null;
  outcome: OutcomeOut | null;
}

export interface ScheduledOut {
  cards: number;
  trump: string;
  contract: string;
}

export interface DealOut {
  number: number;
  of: number;
  size: number;
  dealer: number;
  is_tie: boolean;
  trump: string | null;
  trump_from: string;
  turn_up: string | null;
  opener: number;
  bids: (number | null)[];
  total_bid: number;
  label: "even" | "over" | "under" | null;
  spoken: boolean[];
  speeches: number;
  calls: CallOut[];
  exchanges: number;
  put: boolean[];
  declarer: number | null;
  contract: number | null;
  kind: string;
  plan_kind: string;
  speeches_king: SpeechOut[];
  standing: OfferOut | null;
  preference: number[];
  sale: SaleOut | null;
  counts: CountOut[];
  face_down: boolean;
  passed_over: string[];
  leader: number | null;
  trick: TrickOut | null;
  tricks: TrickOut[];
  taken: number[];
  cards_left: number[];
  commitment: string;
}

/** A speech in the auction; ``tricks`` is None for a pass. */
export interface CallOut {
  seat: number;
  tricks: number | null;
  trump: "C" | "D" | "H" | "NT" | "S" | null;
}

/** What a seat said about a positive deal of King. */
export interface SpeechOut {
  seat: number;
  say: string;
}

/** The best offer so far. */
export interface OfferOut {
  seat: number;
  number: number;
  down: boolean;
  value: number;
}

/** The right to a positive deal, sold. */
export interface SaleOut {
  seller: number;
  buyer: number;
  number: number;
  down: boolean;
  price: number;
}

/** How many each seat has of one of the things that a contract counts. */
export interface CountOut {
  what: string;
  points: number;
  by_seat: number[];
}

export interface TrickOut {
  leader: number;
  cards: string[];
  winner: number | null;
}

/** What you may do now; empty lists when it is not your turn. */
export interface LegalOut {
  bids: ChoiceOut[];
  change: ChoiceOut[];
  cards: ChoiceOut[];
  claim: boolean;
  calls: ChoiceOut[];
  pass_cards: number;
  trumps: ChoiceOut[];
  says: ChoiceOut[];
  picks: ChoiceOut[];
  first: number[];
  revokes: string[];
}

/** One number or card, and why it may not be said or played now (None: it may). */
export interface ChoiceOut {
  value: number | string;
  refused: NoteOut | null;
}

/** Why something is refused: ``reason`` and its facts make a sentence in ``refusals.ftl``. */
export interface NoteOut {
  reason: string;
  facts: Record<string, number | string>;
}

export interface ResultOut {
  number: number;
  size: number;
  dealer: number;
  trump: string | null;
  bids: number[];
  tricks: number[];
  points: number[];
  totals: number[];
  is_tie: boolean;
  void: "passed" | "revoke" | null;
  offender: number | null;
  streaks: number[];
  contract: string;
  counts: CountOut[];
  sale: SaleOut | null;
  paid: number;
}

export interface NextOut {
  number: number;
  size: number;
  dealer: number;
  is_tie: boolean;
}

/** What the table waits for between deals, until when, and who has answered. */
export interface WaitingOut {
  what: "continue" | "first-dealer" | "pause" | "ready" | "seeds";
  until: number | null;
  seats: number[];
  shuffle: number | null;
  voided: number;
}

export interface OutcomeOut {
  totals: number[];
  places: number[];
  winners: number[];
}

/** One thing that happened, as this client may know it; fields that do not apply are None. */
export interface EventOut {
  e: "auction-won" | "back" | "bid" | "bid-changed" | "bid-placed" | "bidding-closed" | "bids-shown" | "bot" | "called" | "cards-chosen" | "cards-passed" | "chat" | "claimed" | "commitment" | "continued" | "contract-picked" | "contract-set" | "deal-ended" | "deal-voided" | "dealer" | "dealt" | "drawn" | "exchange" | "hands-lifted" | "host" | "joined" | "king-drawn" | "left" | "match-over" | "opened" | "ordered" | "played" | "ready" | "rematch" | "renamed" | "said" | "seed" | "settings" | "sold" | "stand-in" | "stand-in-vote" | "started" | "trick" | "trump-named" | "voided" | "vote";
  seat: number | null;
  card: string | null;
  number: number | null;
  cards: string[] | null;
  name: string | null;
  text: string | null;
}

/** The act is stored for good. */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}

/** The act changed nothing. */
export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  facts: Record<string, number | string>;
  text: string;
}

/** The message could not be read at all; the connection stays open unless it was too large. */
export interface Trouble {
  t: "error";
  reason: string;
  text: string;
}

export interface NameIn {
  name: string;
}

export interface MeOut {
  name: string | null;
}

export interface PresetOut {
  name: string;
  title: string;
  summary: string;
  code: string;
  seats: number[];
  source: string;
}

export interface SectionOut {
  title: string;
  sentences: string[];
}

export interface ExampleOut {
  size: number;
  bid: number;
  taken: number;
  points: number;
  text: string;
}

/** The points of all bids in hands of one size, of a scoring that is a table. */
export interface GridOut {
  size: number;
  title: string;
  points: number[][];
}

export interface RulePageOut {
  name: string;
  title: string;
  summary: string;
  code: string;
  seats: number[];
  sections: SectionOut[];
  schedules: Record<string, ScheduledOut[]>;
  examples: ExampleOut[];
  grids: GridOut[];
  rules: Record<string, unknown>;
}

/** A rule set to judge, as a rule set file has it: it may be partial on a ``base``. */
export interface CheckIn {
  rules: Record<string, unknown>;
  base?: string | null;
}

/** A value that mends a problem; ``value`` is as in a rule set file. */
export interface MendOut {
  path: string;
  value: unknown;
}

/** An axis that decides nothing as long as the axis ``because`` has its present value. */
export interface InertOut {
  path: string;
  because: string;
}

/** What the scoring of a rule set means: in words, and for one hand size in points. */
export interface ScoringOut {
  name: string | null;
  title: string;
  sentences: string[];
  size: number;
  points: number[][];
}

export interface ContractTotalOut {
  seats: number[];
  points: number;
}

/** A contract of the list in words, and what its deal adds up to. */
export interface ContractOut {
  title: string;
  brief: string;
  totals: ContractTotalOut[];
}

export interface RulesProblemOut {
  axis: string;
  code: string;
  text: string;
  fix: string;
  mend: MendOut[];
}

/** An axis in which rules differ from the base: values as in a file, and in words. */
export interface DifferenceOut {
  path: string;
  title: string;
  value: unknown;
  text: string;
  base_value: unknown;
  base_text: string;
}

/** A judged rule set. ``page`` is there when it is ``ok``, ``rules`` when it can be read. */
export interface CheckOut {
  ok: boolean;
  problems: RulesProblemOut[];
  code: string | null;
  rules: Record<string, unknown> | null;
  base: string;
  differences: DifferenceOut[];
  inert: InertOut[];
  scoring: ScoringOut | null;
  contracts: ContractOut[];
  contracts_sum: string;
  page: RulePageOut | null;
}

export interface FormChoiceOut {
  value: string;
  title: string;
}

/** One axis of the form: what it is called and the values that it takes. */
export interface FormAxisOut {
  path: string;
  name: string;
  title: string;
  help: string;
  kind: "choice" | "contract" | "flag" | "number";
  is_list: boolean;
  choices: FormChoiceOut[];
  least: number | null;
  most: number | null;
  optional: boolean;
  null_title: string | null;
  nonempty: boolean;
  longest: number | null;
  is_set: boolean;
  default: unknown;
  sources: string;
}

/** A term of the scoring, or a branch of it. */
export interface FormTermOut {
  key: string;
  title: string;
}

/** The group ``scoring``: known ones to choose from, and what an own one is made of. */
export interface FormScoringOut {
  known: FormKnownScoringOut[];
  branches: FormTermOut[];
  terms: FormTermOut[];
  least: number;
  most: number;
}

export interface FormKnownScoringOut {
  name: string;
  title: string;
  sentences: string[];
  scoring: Record<string, unknown>;
}

/** A known contract to add to a list. */
export interface FormContractOut {
  group: string;
  title: string;
  brief: string;
  contract: Record<string, unknown>;
}

/** Something that a contract may count. */
export interface FormThingOut {
  key: string;
  group: string;
  title: string;
}

/** The entries of the axis ``contracts.list``: known ones, and what an own one is made of. */
export interface FormContractsOut {
  known: FormContractOut[];
  things: FormThingOut[];
  fresh: string;
  reserved: string[];
  longest_name: number;
  last: string[];
  least: number;
  most: number;
}

export interface FormGroupOut {
  name: string;
  title: string;
  axes: FormAxisOut[];
}

/** All that a rule set consists of, in the order of the form. */
export interface FormOut {
  groups: FormGroupOut[];
  scoring: FormScoringOut;
  contracts: FormContractsOut;
  defaults: Record<string, unknown>;
}

export interface TableIn {
  rules: string;
  seats?: number | null;
  listed?: boolean;
  speed?: "fast" | "instant" | "normal" | "slow";
  timer?: number;
}

export interface TableMadeOut {
  id: string;
  path: string;
}

export interface TableRowOut {
  id: string;
  rules: string;
  title: string;
  seats: number;
  people: number;
  bots: number;
  free: number;
  stage: "gathering" | "over" | "playing";
  host: string | null;
}

export interface TablesOut {
  tables: TableRowOut[];
}

export interface SiteOut {
  public_url: string | null;
  lan_urls: string[];
  version: string;
}

export interface SeedOut {
  seat: number;
  seed: string;
}

/** One shuffle of a finished match, whole, so that anybody can check it. */
export interface ShuffleOut {
  shuffle: number;
  context: string;
  commitment: string;
  server: string;
  players: SeedOut[];
  voided: string[];
  pack: string[];
  order: string[];
}

export interface MatchPageOut {
  id: string;
  title: string;
  rules: string;
  code: string;
  pack: string;
  seats: string[];
  results: ResultOut[];
  outcome: OutcomeOut;
  shuffles: ShuffleOut[];
  schedule: ScheduledOut[];
}

/** RFC 9457 problem details. */
export interface ProblemOut {
  status: number;
  title: string;
  detail: string;
}

export type Act =
  | BidAct
  | ChangeBidAct
  | PlayAct
  | ClaimAct
  | CallAct
  | PassCardsAct
  | NameTrumpAct
  | SayAct
  | PickAct
  | ChooseFirstAct
  | ContinueAct
  | SitAct
  | StandAct
  | TakeBackAct
  | AddBotAct
  | RemoveAct
  | OrderAct
  | SettingsAct
  | StartAct
  | ChooseDealerAct
  | ReadyAct
  | VoteStandInAct
  | SeedAct
  | ChatAct
  | RenameAct
  | RematchAct;

export type Out =
  | View
  | Done
  | Refused
  | Trouble;
