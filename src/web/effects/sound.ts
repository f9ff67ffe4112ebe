/** Sounds made on the spot: a lever's clack, and a bell when a game ends. */

let context: AudioContext | undefined;

/** Milliseconds, longer than the bell rings. */
const silence = 2_000;

let resting: number | undefined;

export type Sound = "clack" | "bell";

/** Setting up sound takes a while, so it happens as a game opens. Browsers require a press first. */
export function prepareSound(): void {
  if (navigator.userActivation?.hasBeenActive) withContext(() => {});
}

/** Runs in its own task, apart from the move's. */
export function playSound(sound: Sound): void {
  withContext(sound === "clack" ? clack : bell);
}

/** A browser goes on mixing silence, at the battery's cost, until the page tells it to stop. */
function withContext(use: (audio: AudioContext) => void): void {
  setTimeout(() => {
    try {
      context ??= new AudioContext();
      const audio = context;
      void audio.resume();
      use(audio);
      clearTimeout(resting);
      resting = setTimeout(() => void audio.suspend(), silence);
    } catch {
      // A browser without sound plays silently.
    }
  }, 20);
}

function clack(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 900;
  source.connect(filter).connect(volume(audio, 0.35)).connect(audio.destination);
  source.start();
}

function bell(audio: AudioContext): void {
  for (const [frequency, loudness] of [
    [1318, 0.12],
    [2637, 0.05],
    [3520, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    const gain = volume(audio, loudness);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 1.2);
    tone.connect(gain).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 1.2);
  }
}

function volume(audio: AudioContext, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = level;
  return gain;
}
