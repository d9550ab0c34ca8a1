import { randomBytes } from 'node:crypto';
import { stateOf, stateTexts, type IdentifierState } from '#contract/codes/states.ts';
import { codes } from '#contract/envelope.ts';
import type { RepairRequest } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { languages, type Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import type { Photo } from '../files/private-photos.ts';
import { useFiles } from '../files/uses.ts';
import { Refusal } from '../refusal.ts';
import { registerMember } from '../members/register-member.ts';
import { isWithinLimits, type Sender } from '../messages/limits.ts';
import { notify } from '../messages/notices.ts';
import { mobileIndex } from '../messages/sms-codes.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import { tellCustomer } from './messages.ts';
import { photosOf } from './photos.ts';
import { readRequestKey } from './request-key.ts';

/** A code that was found: its company and canonical form. */
export type Found = { company: number; seq: number; code: string };
type Asked = { id: number; code: string; isNew: boolean };

// Items that never became products, or no longer are, cannot be repaired.
const never: readonly IdentifierState[] = [
  'unallocated',
  'allocated',
  'encoded',
  'voided',
  'scrapped',
  'sampled',
  'destroyed',
];

/** The dealer that asks for its customer, with the photos it uploaded. */
type Asker = { dealer: number; name: string; photos: readonly Photo[]; ip: string };

/** Creates a repair request; sending the same form again returns the same request. */
export async function requestRepair(
  app: App,
  tx: Tx,
  { company, seq, code: serial }: Found,
  input: RepairRequest & { language: Language },
  asker?: Asker,
): Promise<Asked> {
  const request =
    input.key === '' ? randomBytes(12).toString('hex') : readRequestKey(app, input.key);
  if (request === null) throw new Refusal(repairTexts.errors.staleForm, { code: codes.conflict });
  const earlier = await findAsked(tx, company, request);
  if (earlier) return earlier;
  await checkFault(tx, input.fault_type);
  const item = await readItem(tx, company, seq);
  const [number] = await allocateNumbers({ tx, app }, company, 'repair', 1);
  const photos = asker?.photos ?? (await photosOf(tx, { company, request }));
  const mobile = bareMobile(input.phone);
  const made = await tx
    .insertInto('repair')
    .values({
      company_id: company,
      code: number!,
      seq,
      serial_number: serial,
      part_id: item.part_id,
      fault_type: input.fault_type,
      content: input.content,
      name_sealed: app.secrets.seal('repair.name', company, input.name),
      mobile_sealed: app.secrets.seal('repair.mobile', company, mobile),
      mobile_index: app.secrets.index('mobile', mobile),
      photos: JSON.stringify(photos.map(({ photo, small }) => ({ photo, small }))),
      request_key: request,
      dealer_id: asker?.dealer ?? null,
      language: input.language,
    })
    // Sent twice at once: the second has waited for the first.
    .onConflict((conflict) => conflict.columns(['company_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return (await findAsked(tx, company, request))!;
  const addresses = photos.flatMap(({ photo, small }) => [photo, small]);
  await useFiles(tx, { company, owner: 'repair', id: made.id }, addresses);
  await tx
    .insertInto('repair_step')
    .values({
      company_id: company,
      repair_id: made.id,
      state: 'submitted',
      create_user: asker?.name ?? '',
    })
    .execute();
  await notify(tx, app.cluster, systemActor, {
    to: { company, holding: 'sale:repair:view' },
    type: 5,
    sentence: 'repairRequested',
    params: { id: made.id, code: number!, product: item.name ?? serial },
  });
  // Who asked on the page has the link there; a customer at a dealer's counter has nothing else.
  if (asker && (await mayTell(app, mobile, { ip: asker.ip, companyId: company })))
    await tellCustomer(app, tx, {
      company,
      id: made.id,
      code: number!,
      state: 'submitted',
      total: 0,
      mobile,
      language: input.language,
      isQuote: false,
    });
  await registerMember(app, tx, {
    name: input.name,
    phone: input.phone,
    did: 'repair',
    company,
    number: made.id,
  });
  return { id: made.id, code: number!, isNew: true };
}

async function findAsked(tx: Tx, company: number, request: string): Promise<Asked | null> {
  const row = await tx
    .selectFrom('repair')
    .select(['id', 'code'])
    .where('company_id', '=', company)
    .where('request_key', '=', request)
    .executeTakeFirst();
  return row ? { ...row, isNew: false } : null;
}

async function checkFault(tx: Tx, word: string): Promise<void> {
  const known = await tx
    .selectFrom('dict_data')
    .select('id')
    .where('dict_code', '=', 'fault_type')
    .where('value', '=', word)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (!known)
    throw new Refusal(repairTexts.errors.noFault, { code: codes.invalid, field: 'fault_type' });
}

async function readItem(tx: Tx, company: number, seq: number) {
  const row = await tx
    .selectFrom('identifier as i')
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'i.company_id').onRef('p.id', '=', 'i.part_id'),
    )
    .select(['i.state', 'i.part_id', 'p.name'])
    .where('i.company_id', '=', company)
    .where('i.seq', '=', seq)
    .executeTakeFirst();
  const state = row ? stateOf(row.state) : 'unallocated';
  if (row && !never.includes(state)) return row;
  const said = languages.map((one) => [
    one,
    say(repairTexts.errors.notOut, one, { state: say(stateTexts[state], one) }),
  ]);
  throw new Refusal(Object.fromEntries(said) as Text, { code: codes.conflict, field: 'sn' });
}

const mayTell = (app: App, mobile: string, sender: Sender): Promise<boolean> =>
  isWithinLimits(app, 'sms', mobileIndex(app, mobile).toString('hex'), sender);
