/** Where the pages are listed. */
export const listPath = '/product/template';
