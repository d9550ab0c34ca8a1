/** Our codes are shown in groups of four, as printed. */
export const inFours = (code: string): string =>
  code.length === 16 ? code.replace(/(.{4})(?=.)/g, '$1 ') : code;
