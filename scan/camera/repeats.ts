const quiet = 3_000;

/** Passes a code on once, however long it stays in view; again when it was out of view for three seconds. */
export function withoutRepeats(
  now: () => number = Date.now,
): (codes: readonly string[]) => string[] {
  const seen = new Map<string, number>();
  return (codes) => {
    const at = now();
    for (const [code, time] of seen) if (at - time > quiet) seen.delete(code);
    const fresh = [...new Set(codes)].filter((code) => code !== '' && !seen.has(code));
    for (const code of codes) seen.set(code, at);
    return fresh;
  };
}
