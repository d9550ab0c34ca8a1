/** Below this rows are cards; the same number stands in the style sheets. */
export const phone = '(max-width: 767.98px)';
