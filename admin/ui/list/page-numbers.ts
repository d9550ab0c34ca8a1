/** The pages to offer, `null` for a gap: the first, the last, and those around the present one. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1]);
  // A gap of one page would be no shorter than the page itself.
  if (page - 3 === 1) near.add(2);
  if (page + 3 === last) near.add(last - 1);
  const numbers = [...near].filter((n) => n >= 1 && n <= last).toSorted((a, b) => a - b);
  return numbers.flatMap((n, at) => (at > 0 && n - numbers[at - 1]! > 1 ? [null, n] : [n]));
}
