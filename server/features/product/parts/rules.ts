import { codes } from '#contract/envelope.ts';
import type {
  PartAttribute,
  PartInput,
  PartManual,
} from '#contract/features/product/parts/contract.ts';
import { fileAddress } from '#contract/files.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { findFiles } from '#server/files/uses.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { holdRow, isInDict } from '#server/records/references.ts';
import type { Columns } from '#server/records/write.ts';

const refuse = (text: keyof typeof partTexts.errors, field: string) =>
  new Refusal(partTexts.errors[text], { code: codes.invalid, field });

/** What a part refers to must exist: category, pictures and manuals in its company, units in the dictionary. */
export async function checkReferences(
  input: PartInput,
  call: RecordCall<StaffSession>,
  before: Stored | null,
): Promise<void> {
  const { tx, session } = call;
  const company = session.companyId;
  const category = input.category_id;
  if (category !== null && category !== before?.category_id)
    if (!(await holdRow(call, 'category', category))) throw refuse('noCategory', 'category_id');
  const label = input.label_id;
  if (label !== null && label !== before?.label_id)
    if (!(await holdRow(call, 'label_template', label))) throw refuse('noLabel', 'label_id');
  const policy = input.warranty_policy_id;
  if (policy !== null && policy !== before?.warranty_policy_id)
    if (!(await holdRow(call, 'warranty_policy', policy)))
      throw refuse('noPolicy', 'warranty_policy_id');
  for (const field of ['unit', 'net_unit'] as const) {
    const value = input[field];
    if (value === '' || value === before?.[field]) continue;
    if (!(await isInDict(call, 'unit', value))) throw refuse('noUnit', field);
  }
  const added = newFiles(before, input);
  const found = await findFiles(tx, company, added);
  const kinds = new Map(found.map(({ address, kind }) => [`/api/file/${address}`, kind]));
  const indexOf = (address: string) => input.manuals.findIndex(({ url }) => url === address);
  // Only files uploaded as manuals: parts show them to everyone, while attachments of serial numbers are private.
  const wrong = added.find((address) => indexOf(address) >= 0 && kinds.get(address) !== 'manual');
  if (wrong !== undefined) throw refuse('noManual', `manuals.${indexOf(wrong)}.url`);
  const pictures = added.filter((address) => indexOf(address) < 0).length;
  if (found.filter(({ kind }) => kind === 'picture').length < pictures)
    throw refuse('noPicture', 'images');
}

/** The stored files of a part. */
function filesOf(part: Stored | Columns | null): string[] {
  const { images = [], manuals = [] } = (part ?? {}) as Partial<PartInput>;
  return [...images, ...manuals.map(({ url }) => url).filter((url) => fileAddress.test(url))];
}

/** Files that are new to the part. */
export function newFiles(before: Stored | null, now: Columns): string[] {
  const known = new Set(filesOf(before));
  return [...new Set(filesOf(now))].filter((address) => !known.has(address));
}

const translations: readonly string[] = ['name_en', 'name_tw', 'value_en', 'value_tw'];

/** An attribute or a manual without empty translations: it is stored as it was before there were any. */
export const withoutBlanks = <T extends PartAttribute | PartManual>(one: T): T =>
  Object.fromEntries(
    Object.entries(one).filter(([field, text]) => text || !translations.includes(field)),
  ) as T;
