/** The path of the page list. */
export const listPath = '/product/template';
