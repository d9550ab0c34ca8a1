/** So much is waiting that one more would wait in vain. */
export class TooBusy extends Error {}

// Decoding a picture takes a thread that files and the network need too, and hundreds of megabytes at worst.
const atOnce = 2;
const waiting: (() => void)[] = [];
let busy = 0;

/** A line to the few places where pictures are worked on; each line has its own end, the places are shared by all. */
export function makePictureLine(longest: number) {
  let length = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < atOnce) busy += 1;
    else {
      if (length >= longest) throw new TooBusy();
      length += 1;
      await new Promise<void>((go) => waiting.push(go));
      length -= 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to who waits, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
