export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kb = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;
export const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;

/** One line of the report. */
export function print(what: string, value: string, aim = ''): void {
  process.stdout.write(`${what.padEnd(58)} ${value.padStart(16)}   ${aim}\n`);
}
