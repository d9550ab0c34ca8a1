/** `2026/8/1` and `2026年8月1日` are days too; what is none is left to the schema to refuse. */
export const dayOf = (text: string): string => {
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:\s+0?0:00(?::00)?)?$/.exec(text);
  if (!found) return text;
  const [, year, month, day] = found;
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
};

/** Yuan as typed; invalid or too large amounts are left for the schema to refuse. */
export const centsOf = (text: string): number | string => {
  const found = /^[¥￥]?\s*(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : text;
};

/** `2026-08-01 10:30` in Shanghai, or a day; what is neither is left to the schema to refuse. */
export const momentOf = (text: string): string => {
  const found = /^(\S+?)(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim());
  const day = found ? dayOf(found[1]!) : '';
  if (!found || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return text;
  const [, , hour = '0', minute = '00', second = '00'] = found;
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}+08:00`;
};
