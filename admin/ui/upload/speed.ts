type Mark = { at: number; bytes: number };

const span = 5_000;

/** The transfer speed, averaged over the last seconds. */
export function makeSpeedometer(now: () => number) {
  let marks: Mark[] = [];
  return {
    restart: (bytes: number) => {
      marks = [{ at: now(), bytes }];
    },
    /** Bytes per second; undefined while there is too little data. */
    note: (bytes: number): number | null => {
      const at = now();
      // The newest sample before the window is kept, so that a slow connection still has two.
      const first = marks.findLastIndex((mark) => at - mark.at >= span);
      marks = [...marks.slice(Math.max(0, first)), { at, bytes }];
      const begin = marks[0]!;
      const elapsed = at - begin.at;
      return elapsed < 500 ? null : Math.max(0, ((bytes - begin.bytes) / elapsed) * 1_000);
    },
  };
}
