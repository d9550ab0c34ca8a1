/** The last page of a list; an empty list has one page. */
export const lastPage = (count: number, limit: number): number =>
  Math.max(1, Math.ceil(count / limit));
