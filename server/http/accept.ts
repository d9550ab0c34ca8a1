const rangesOf = (accept: string) =>
  accept.split(',').map((range) => {
    const [name = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });

/** How much a client prefers a media type, from 0 to 1: the most specific range decides. */
function wantOf(accept: string, type: string): number {
  const ranges = rangesOf(accept);
  const closest = [type, `${type.split('/', 1)[0]}/*`, '*/*'];
  for (const wanted of closest) {
    const range = ranges.find(({ name }) => name === wanted);
    if (range) return range.weight;
  }
  return 0;
}

/** Whether the client prefers a page to data: a browser does, a program that accepts anything does not. */
export const prefersPage = (accept = ''): boolean =>
  wantOf(accept, 'text/html') > wantOf(accept, 'application/json');

/** Whether the client names this type, and wants it at least as much as a page. */
export function names(accept: string, type: string): boolean {
  const want = rangesOf(accept).find(({ name }) => name === type)?.weight ?? 0;
  return want > 0 && want >= wantOf(accept, 'text/html');
}
