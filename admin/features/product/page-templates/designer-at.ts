/** Where a page is designed. */
export const designerAt = (id: number) => `/product/template/templateEdit?id=${id}`;
