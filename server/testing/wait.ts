/** Looks again and again until something is there; a test that waits in vain fails with what it waited for. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  // Far longer than anything takes; a busy machine is no reason to fail.
  const limit = Date.now() + 60_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > limit) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A promise that a test settles itself. */
export function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
