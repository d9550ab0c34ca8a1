/** The path of the designer for a page. */
export const designerAt = (id: number) => `/product/template/templateEdit?id=${id}`;
