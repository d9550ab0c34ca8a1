type Work = () => unknown;

const works: Work[] = [];

/** To be done when the test file has ended, the last first; unlike `afterAll` it may also be asked for inside a test. */
export const atEnd = (work: Work): void => void works.push(work);

export async function endAll(): Promise<void> {
  for (let work = works.pop(); work; work = works.pop()) await work();
}
