const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Any text, harmless as markup and inside of an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
