let sound: AudioContext | null = null;

/** Two high notes for yes, a low one for no; also felt on a phone. Silent where the browser cannot. */
export function beep(is: 'good' | 'bad'): void {
  navigator.vibrate?.(is === 'good' ? 40 : [120, 60, 120]);
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const notes = is === 'good' ? [880, 1320] : [196];
  const length = is === 'good' ? 0.07 : 0.35;
  notes.forEach((note, at) => play(sound!, note, sound!.currentTime + at * length, length));
}

function play(context: AudioContext, note: number, from: number, length: number): void {
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.frequency.value = note;
  loudness.gain.setValueAtTime(0.2, from);
  // Fading out avoids a click.
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  voice.connect(loudness).connect(context.destination);
  voice.start(from);
  voice.stop(from + length);
}
