type Mark = { at: number; bytes: number };

const span = 5_000;

/** How fast bytes travel, averaged over the last seconds so that the figure does not jump. */
export function makeSpeedometer(now: () => number) {
  let marks: Mark[] = [];
  return {
    restart: (bytes: number) => {
      marks = [{ at: now(), bytes }];
    },
    /** Bytes a second; nothing before there is enough to tell. */
    note: (bytes: number): number | null => {
      const at = now();
      // The newest mark before the span stays, so that a slow line still has two ends to measure between.
      const first = marks.findLastIndex((mark) => at - mark.at >= span);
      marks = [...marks.slice(Math.max(0, first)), { at, bytes }];
      const begin = marks[0]!;
      const elapsed = at - begin.at;
      return elapsed < 500 ? null : Math.max(0, ((bytes - begin.bytes) / elapsed) * 1_000);
    },
  };
}
