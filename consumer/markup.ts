const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Escapes a text for markup and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
