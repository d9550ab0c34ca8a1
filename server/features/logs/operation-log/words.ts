import type { Reader } from '#server/records/list-plan.ts';
import { fieldLabel, isAmount } from '#server/logs/operation-fields.ts';
import { wordFor } from '#server/logs/record-words.ts';
import { readNames, referencesFrom, type Wanted } from './names.ts';

type Operation = { path: string; target: string; company_id: number | null };

// One operation may write thousands of lines; nobody reads the names of all of them.
const mostNames = 2_000;

/** The labels of these fields at any depth, which are money, and words for their values. */
export async function wordsOf(reader: Reader, operation: Operation, values: unknown) {
  const { path, target, company_id: company } = operation;
  const { language } = reader;
  const targets = [target, path.split('/')[0]!];
  const leadsTo = await referencesFrom(reader, target);
  const words: Record<string, string> = {};
  const amounts = new Set<string>();
  const said = new Map<string, Map<string, string>>();
  const say = (field: string, value: unknown, word: string) =>
    said.set(field, (said.get(field) ?? new Map<string, string>()).set(String(value), word));
  const wanted = new Map<string, Wanted & { field: string }>();

  const read = (field: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) read(field, one);
      return;
    }
    if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        const label = fieldLabel(path, name, language);
        if (label !== null) words[name] = label;
        if (isAmount(path, name)) amounts.add(name);
        read(name, one);
      }
      return;
    }
    const word = wordFor(targets, field, value, language);
    if (word !== null) say(field, value, word);
    const table = Number.isSafeInteger(value) ? leadsTo(field) : null;
    if (word === null && table !== null && wanted.size < mostNames)
      wanted.set(`${field} ${String(value)}`, { field, table, company, id: Number(value) });
  };
  read('', values);

  const nameOf = await readNames(reader, [...wanted.values()]);
  for (const { field, ...one } of wanted.values()) {
    const name = nameOf(one);
    if (name !== undefined) say(field, one.id, name);
  }
  return {
    words,
    amounts: [...amounts],
    values: Object.fromEntries([...said].map(([field, some]) => [field, Object.fromEntries(some)])),
  };
}
