type Fields = Readonly<Record<string, string | undefined>>;

/** The query of a public page. */
export type FormRequest = { Querystring: Fields; Body: Fields | undefined };

const longest = 2_000;
export const textIn = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return typeof value === 'string' ? value.slice(0, longest) : '';
};
