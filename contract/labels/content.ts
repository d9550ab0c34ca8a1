/** What a label can tell of its code, its product and the job that prints it. */
export const labelFields = [
  'code',
  'link',
  'digital_link',
  'gs1',
  'part.code',
  'part.name',
  'part.model',
  'part.gtin',
  'batch.code',
  'batch.product_date',
  'batch.expire_date',
  'batch.factory',
  'company.name',
  'pack.code',
  'number',
  'total',
  'today',
] as const;
export type LabelField = (typeof labelFields)[number];
export type LabelValues = Readonly<Record<LabelField, string>>;

const token = /\{([\w.]{1,40})\}/g;
const isField = (name: string): name is LabelField =>
  (labelFields as readonly string[]).includes(name);

/** Names in braces that are neither fields nor bound. */
export const unknownNames = (text: string, bindings: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(token)]
    .map(([, name]) => name!)
    .filter((name) => !isField(name) && !Object.hasOwn(bindings, name));

/** The text with its fields filled in; a name of the template's own stands for a text with fields. */
export const fill = (
  text: string,
  values: LabelValues,
  bindings: Readonly<Record<string, string>> = {},
): string =>
  text.replaceAll(token, (whole, name: string) => {
    if (isField(name)) return values[name];
    return Object.hasOwn(bindings, name) ? fill(bindings[name]!, values) : whole;
  });

/** Whether every label has its own. */
export const isVariable = (text: string, bindings: Readonly<Record<string, string>>): boolean =>
  [...text.matchAll(token)].some(
    ([, name]) =>
      ['code', 'link', 'digital_link', 'gs1', 'number'].includes(name!) ||
      (Object.hasOwn(bindings, name!) && isVariable(bindings[name!]!, {})),
  );
