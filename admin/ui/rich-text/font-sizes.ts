/** The sizes of text that are offered, in pixels. */
export const fontSizes = [11, 12, 14, 16, 18, 24, 36, 48] as const;
