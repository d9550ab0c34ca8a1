/** Whether markup is visibly empty: editors leave an empty paragraph. */
export const isBlankMarkup = (markup: string): boolean =>
  !/<(img|video|audio|iframe|hr|table)\b/i.test(markup) &&
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, '')
    .trim() === '';
