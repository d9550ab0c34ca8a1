export const listPath = '/product/label';
/** The path of the editor for a label. */
export const editorAt = (id: number) => `/product/label/edit?id=${id}`;
/** The form that prints labels by this template. */
export const printAt = (id: number) => `/trace/print?form=add&template_id=${id}`;
