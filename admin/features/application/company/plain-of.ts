/** A file's address without what opens it: as records name it. */
export const plainOf = (url: string) => url.split('?')[0]!;
