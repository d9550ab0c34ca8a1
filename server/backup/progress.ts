/** Tells how far something long is; what it expects is an estimate. */
export type Progress = { expect: (bytes: number) => void; advance: (bytes: number) => void };

/** A line every other second, for as long as it takes. */
const pause = 2_000;

export function tellProgress(print: (line: string) => void): Progress & { total: () => number } {
  let expected = 0;
  let done = 0;
  let told = Date.now();
  return {
    expect: (bytes) => (expected = bytes),
    advance: (bytes) => {
      done += bytes;
      if (Date.now() - told < pause) return;
      told = Date.now();
      // Rows are larger in the database than in the file, or smaller: only the end is certain.
      const percent = expected > 0 ? Math.min(99, Math.floor((done / expected) * 100)) : 0;
      print(`${percent} %  ${sizeInWords(done)}`);
    },
    total: () => done,
  };
}

export function sizeInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let at = 0;
  let value = bytes;
  for (; value >= 1000 && at < units.length - 1; at += 1) value /= 1000;
  return `${at === 0 ? value : value.toFixed(1)} ${units[at]}`;
}
