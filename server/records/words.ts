import { languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Reader } from './list-plan.ts';

type Word = { value: unknown; names: readonly string[] };

const wordsOf = (text: Text) => languages.map((language) => text[language]);

/** Accepted texts for each of these values: its label in any language, or the value itself. */
export const wordsFor =
  <V extends string>(values: readonly V[], texts: Readonly<Record<V, Text>>) =>
  (): Promise<Word[]> =>
    Promise.resolve(values.map((value) => ({ value, names: [...wordsOf(texts[value]), value] })));

/** The enabled values of a dictionary. */
export const dictWords =
  (code: string) =>
  async ({ tx }: Reader): Promise<Word[]> => {
    const rows = await tx
      .selectFrom('dict_data')
      .select(['value', 'name'])
      .where('dict_code', '=', code)
      .where('disabled', '=', false)
      .orderBy('sort')
      .execute();
    return rows.map(({ value, name }) => ({ value, names: [...wordsOf(name), value] }));
  };

/** A category by its whole path, or by its name if unique. */
export async function categoryPaths({ tx, session }: Reader<CompanySession>): Promise<Word[]> {
  const rows = await tx
    .selectFrom('category')
    .select(['id', 'parent_id', 'name'])
    .where('company_id', '=', session.companyId)
    .orderBy('sort')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number | null): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...pathOf(row.parent_id), row.name] : [];
  };
  const bearers = new Map<string, number>();
  for (const { name } of rows) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return rows.map(({ id, name }) => ({
    value: id,
    names: [pathOf(id).join('/'), ...(bearers.get(name) === 1 ? [name] : [])],
  }));
}

/** Parts by code; discontinued ones come last. */
export async function partCodes({ tx, session }: Reader<CompanySession>): Promise<Word[]> {
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'code'])
    .where('company_id', '=', session.companyId)
    .orderBy('state')
    .orderBy('code')
    .execute();
  return rows.map(({ id, code }) => ({ value: id, names: [code] }));
}

/** Suppliers by code or name. */
export async function supplierCodes({ tx, session }: Reader<CompanySession>): Promise<Word[]> {
  const rows = await tx
    .selectFrom('supplier')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', session.companyId)
    .orderBy('code')
    .execute();
  return rows.map(({ id, code, name }) => ({ value: id, names: [code, name] }));
}

/** Factories by code or name. */
export async function factoryCodes({ tx, session }: Reader<CompanySession>): Promise<Word[]> {
  const rows = await tx
    .selectFrom('factory')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', session.companyId)
    .orderBy('code')
    .execute();
  return rows.map(({ id, code, name }) => ({ value: id, names: [code, name] }));
}
