import { codes } from '#contract/envelope.ts';
import type { PartInput } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';

const refuse = (text: keyof typeof partTexts.errors, field: string) =>
  new Refusal(partTexts.errors[text], { code: codes.invalid, field });

/** What a part refers to must be there: its category and pictures in its own company, its units in the dictionary. */
export async function checkReferences(
  input: PartInput,
  { tx, who }: RecordCall,
  before: Stored | null,
): Promise<void> {
  const company = who.companyId!;
  if (input.category_id !== null && input.category_id !== before?.category_id) {
    const category = await tx
      .selectFrom('category')
      .select('id')
      .where('company_id', '=', company)
      .where('id', '=', input.category_id)
      // Held until the part is written, so that it cannot be deleted in between.
      .forShare()
      .executeTakeFirst();
    if (!category) throw refuse('noCategory', 'category_id');
  }
  for (const field of ['unit', 'net_unit'] as const) {
    const value = input[field];
    if (value === '' || value === before?.[field]) continue;
    const unit = await tx
      .selectFrom('dict_data')
      .select('id')
      .where('dict_code', '=', 'unit')
      .where('value', '=', value)
      .where('disabled', '=', false)
      .executeTakeFirst();
    if (!unit) throw refuse('noUnit', field);
  }
  if (input.images.length === 0) return;
  const hashes = [...new Set(input.images.map((address) => address.slice(-69, -5)))];
  const known = await tx
    .selectFrom('picture')
    .select('hash')
    .where('company_id', '=', company)
    .where('hash', 'in', hashes)
    .execute();
  if (known.length !== hashes.length) throw refuse('noPicture', 'images');
}
