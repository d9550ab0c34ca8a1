/** A file's URL without its signature, as stored in records. */
export const plainOf = (url: string) => url.split('?')[0]!;
