import { holdReason, holdReasonText } from '#contract/codes/reasons.ts';
import { codes } from '#contract/envelope.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { Text } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

const dictionary = 'void_reason';

/** Void reasons: the labels of the dictionary, by stored value. */
export async function reasonsOf(tx: Tx): Promise<Map<string, Text>> {
  const rows = await tx
    .selectFrom('dict_data')
    .select(['value', 'name'])
    .where('dict_code', '=', dictionary)
    .execute();
  return new Map([
    [holdReason, holdReasonText],
    ...rows.map(({ value, name }) => [value, name] as const),
  ]);
}

/** Refuses a reason that is not in the dictionary. */
export async function checkReason(tx: Tx, word: string): Promise<void> {
  const known = await tx
    .selectFrom('dict_data')
    .select('id')
    .where('dict_code', '=', dictionary)
    .where('value', '=', word)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (!known)
    throw new Refusal(identifierTexts.errors.noReason, { code: codes.invalid, field: 'reason' });
}
