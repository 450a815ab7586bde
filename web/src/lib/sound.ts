/** Small wooden sounds, made on the spot: a struck block, damped at once. */

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number, audio: AudioContext): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.09);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Two knocks, the second higher: it is your turn. */
export function soundTurn(): void {
  const out = audio();
  if (!out) return;
  knock(out.currentTime, 330, 0.2, out);
  knock(out.currentTime + 0.13, 440, 0.2, out);
}

/** One soft knock: a card lies down. */
export function soundCard(): void {
  const out = audio();
  if (out) knock(out.currentTime, 180, 0.06, out);
}
