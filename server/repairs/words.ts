import type { RepairStatus } from '#contract/features/sale/repairs/states.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';

/** A dictionary in one language, including disabled values. */
const wordsOf = async (tx: Tx, dictionary: string, language: Language) =>
  (
    await tx
      .selectFrom('dict_data')
      .select(['value', 'name', 'disabled'])
      .where('dict_code', '=', dictionary)
      .orderBy('sort')
      .orderBy('id')
      .execute()
  ).map(({ value, name, disabled }) => ({
    value,
    name: say(name, language),
    isOffered: !disabled,
  }));

type Words = (value: string) => string;

/** Labels of faults. */
export async function faultsOf(
  tx: Tx,
  language: Language,
): Promise<{ offered: { value: string; name: string }[]; name: Words }> {
  const all = await wordsOf(tx, 'fault_type', language);
  const names = new Map(all.map(({ value, name }) => [value, name]));
  return {
    offered: all.filter(({ isOffered }) => isOffered),
    name: (value) => names.get(value) ?? value,
  };
}

/** Labels of the public repair status. */
export async function statusWords(
  tx: Tx,
  language: Language,
): Promise<(status: RepairStatus) => string> {
  const names = new Map(
    (await wordsOf(tx, 'repair_status', language)).map(({ value, name }) => [value, name]),
  );
  return (status) => names.get(status) ?? status;
}
