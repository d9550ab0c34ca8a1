/** How many examples of a kind that others published come out as they should. */
export const tellVectors = (kind: string, passed: number, total: number): void =>
  console.log(`Vectors, ${kind}: ${passed} of ${total}`);

type Group = { tasks: readonly { result?: { state: string } }[] };

/** Tells it after all examples of a group, each of which is a test. */
export const vectorsOf =
  (kind: string) =>
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names in the braces: nothing is asked of it.
  ({}: object, { tasks }: Group): void => {
    const states = tasks.map(({ result }) => result?.state);
    tellVectors(kind, states.filter((state) => state === 'pass').length, states.length);
  };
