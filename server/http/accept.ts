/** How much a caller wants a kind of answer, from 0 to 1: the range that names it most closely decides. */
function wantOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) => {
    const [name = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const closest = [type, `${type.split('/', 1)[0]}/*`, '*/*'];
  for (const wanted of closest) {
    const range = ranges.find(({ name }) => name === wanted);
    if (range) return range.weight;
  }
  return 0;
}

/** Whether somebody asks who would rather read a page than data: a browser does, a program that takes anything does not. */
export const prefersPage = (accept = ''): boolean =>
  wantOf(accept, 'text/html') > wantOf(accept, 'application/json');
