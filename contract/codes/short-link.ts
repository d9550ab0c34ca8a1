const shortLink = /^https?:\/\/[^/\s]+\/c\/(?=[^/?#\s]+$)/i;

/** The code of one of our own labels, whose link is longer and means the same; anything else stays as it is. */
export const withoutLink = (text: string): string => text.replace(shortLink, '');
