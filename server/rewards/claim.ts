import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { RewardAnswer, RewardRequest } from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts, type PrizeKind } from '#contract/features/sale/campaigns/texts.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { proveCode } from '../messages/sms-codes.ts';
import type { Place } from '../places.ts';
import { Refusal } from '../refusal.ts';
import { asScan, checksSince, holdCode } from '../scans/log.ts';
import { rulesForPart, rulesOf } from '../scans/risk-rules.ts';
import { judge } from '../scans/verdict.ts';
import { giveConsent, refuseOldNotice } from '../members/consents.ts';
import { givePoints, registerMember } from '../members/register-member.ts';
import { findCampaign, type FoundCampaign, type ScannedProduct } from './find-campaign.ts';
import { drawPrize } from './pay.ts';
import { tellRunOut } from './tell-run-out.ts';

const { errors } = campaignTexts;
const refuse = (text: Text, field?: string) =>
  new Refusal(text, { code: codes.conflict, ...(field ? { field } : {}) });

/** The phone that asks: keyed hashes of device and network, and where that is. */
type Asker = { device: string; address: string; place: Place };
type Claimed = {
  company: number;
  campaign: number;
  id: number;
  isNew: boolean;
  answer: RewardAnswer;
};

/** Takes part with a product that was scanned, in the campaign of a block on its page. */
export async function claimReward(
  app: App,
  tx: Tx,
  input: RewardRequest,
  { language, ...asker }: Asker & { language: Language },
): Promise<Claimed> {
  const { product, campaign } = await findCampaign(app, tx, input);
  const { phone, code, consent: text } = input;
  // Before a code from a message is used up.
  await refuseOldNotice(tx, product.company, text);
  const claimed = await takePart(app, tx, { product, campaign, phone, code, asker });
  const { company, id, isNew } = claimed;
  if (isNew) await giveConsent(app, tx, { company, subject: 'reward', id, text, language, phone });
  return claimed;
}

type Part = {
  product: ScannedProduct;
  campaign: FoundCampaign;
  phone: string;
  /** The code sent by SMS. */
  code?: string | undefined;
  asker: Asker;
  /** When it was, for the past of the demo. */
  at?: Date;
};

/**
 * Takes part once with a product: draws, pays and notes it in one transaction of the system. The same person asking
 * again is told the same.
 */
export async function takePart(app: App, tx: Tx, part: Part): Promise<Claimed> {
  const { product, campaign, asker } = part;
  const { company, seq } = product;
  const mobile = bareMobile(part.phone);
  const index = app.secrets.index('mobile', mobile);
  // Those of one phone number wait for each other, and then those of one product.
  await sql`
    select pg_advisory_xact_lock(hashtext('claims of a phone'),
      hashtext(${`${company}:${campaign.id}:${index.toString('hex')}`}))`.execute(tx);
  const held = await holdCode(tx, { company, seq });
  if (!held) throw refuse(errors.gone, 'block');
  const before = await findClaim(app, tx, product, campaign.id);
  const isOwn = before?.mobile_index?.equals(index) ?? false;
  if (before && !isOwn) throw refuse(errors.taken);
  // On the phone that claimed it nothing needs to be proved again.
  const usesCode =
    campaign.needs_sms && !(before && before.device === asker.device)
      ? await provePhone(app, mobile, part.code)
      : null;
  if (before) {
    await usesCode?.();
    return { company, campaign: campaign.id, id: before.id, isNew: false, answer: before.answer };
  }
  refuseOutside(campaign, product);
  const { limits } = rulesForPart(await rulesOf(app, company, tx), product.partId);
  const scan = asScan(held.time.getTime(), asker, asker.place.province, null);
  const firstTime = held.firstTime?.getTime() ?? null;
  const { verdict } = judge(scan, { ...held, count: checksSince(held), firstTime }, limits);
  if (verdict !== 'GENUINE_FIRST' && verdict !== 'GENUINE_REPEAT') throw refuse(errors.notGenuine);
  await limitPerson(tx, company, campaign, index);
  await refuseDisabled(tx, index);
  await usesCode?.();
  const serial = (await codeTexts(app, tx, company, [product])).get(seq) ?? '';
  const prize = await drawPrize(tx, { company, campaign: campaign.id });
  if (prize) await tellRunOut(app, tx, { company, campaign: campaign.id, prize });
  const { id } = await tx
    .insertInto('campaign_claim')
    .values({
      company_id: company,
      campaign_id: campaign.id,
      seq,
      serial_number: serial,
      part_id: product.partId,
      prize_id: prize?.id ?? null,
      code_id: prize?.code?.id ?? null,
      amount: prize?.amount ?? 0,
      points: prize?.kind === 'points' ? prize.points : 0,
      mobile_sealed: app.secrets.seal('campaign_claim.mobile', company, mobile),
      mobile_index: index,
      device: asker.device,
      province: asker.place.province,
      city: asker.place.city,
      ...(part.at ? { create_time: part.at, update_time: part.at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Last, so that the row of the phone number is locked only briefly.
  const points = prize?.kind === 'points' ? prize.points : 0;
  const person = { phone: mobile, company, number: id };
  await registerMember(app, tx, { ...person, name: '', did: 'reward' });
  const given = points > 0 ? await givePoints(app, tx, { ...person, kind: 'reward', points }) : 0;
  // An account that is full gets fewer: what is told and kept is what was given.
  if (given < points)
    await sql`
      update campaign_claim set points = ${given} where company_id = ${company} and id = ${id}`.execute(
      tx,
    );
  return {
    company,
    campaign: campaign.id,
    id,
    isNew: true,
    answer: answerOf(
      app,
      company,
      prize && { ...prize, points: given, sealed: prize.code?.sealed ?? null },
    ),
  };
}

type Won = { name: string; kind: PrizeKind; points: number; sealed: Buffer | null };
const answerOf = (app: App, company: number, won: Won | null): RewardAnswer =>
  won
    ? {
        prize: won.name,
        kind: won.kind,
        points: won.kind === 'points' ? won.points : 0,
        code: won.sealed ? app.secrets.open('campaign_code', company, won.sealed) : '',
      }
    : { prize: '', kind: '', points: 0, code: '' };

type Row = {
  id: number;
  mobile_index: Buffer | null;
  device: string;
  points: number;
  name: string | null;
  kind: PrizeKind | null;
  sealed: Buffer | null;
};

/** What came of this product in this campaign before. */
async function findClaim(app: App, tx: Tx, { company, seq }: ScannedProduct, campaign: number) {
  const { rows } = await sql<Row>`
    select c.id, c.mobile_index, c.device::text as device, c.points, p.name, p.kind, k.sealed
    from campaign_claim c
    left join campaign_prize p on p.company_id = c.company_id and p.id = c.prize_id
    left join campaign_code k on k.company_id = c.company_id and k.id = c.code_id
    where c.company_id = ${company} and c.campaign_id = ${campaign} and c.seq = ${seq}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const { name, kind, ...rest } = row;
  const won = name !== null && kind !== null ? { ...rest, name, kind } : null;
  return { ...rest, answer: answerOf(app, company, won) };
}

function refuseOutside(campaign: FoundCampaign, { partId }: ScannedProduct): void {
  const now = Date.now();
  if (campaign.state === 'ended' || now >= campaign.end_time.getTime()) throw refuse(errors.over);
  if (campaign.state === 'paused') throw refuse(errors.paused);
  if (now < campaign.start_time.getTime()) throw refuse(errors.notYet);
  const parts = campaign.part_ids;
  if (parts.length > 0 && (partId === null || !parts.includes(partId)))
    throw refuse(errors.otherPart);
}

async function limitPerson(
  tx: Tx,
  company: number,
  { id, per_person: most }: FoundCampaign,
  index: Buffer,
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from campaign_claim
    where company_id = ${company} and campaign_id = ${id} and mobile_index = ${index}`.execute(tx);
  const { n } = rows[0]!;
  if (n >= most)
    throw new Refusal(errors.perPerson, { code: codes.conflict, field: 'phone', params: { n } });
}

/** A disabled member gets no points, and must not draw again until it is something else. */
async function refuseDisabled(tx: Tx, index: Buffer): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select('is_enabled')
    .where('mobile_index', '=', index)
    .executeTakeFirst();
  if (member?.is_enabled === false) throw refuse(errors.disabled, 'phone');
}

/** Checks the code sent by SMS; it is used up once nothing else stands in the way. */
async function provePhone(app: App, mobile: string, code: string | undefined) {
  if (!code) throw new Refusal(errors.needsSms, { code: codes.invalid, field: 'code' });
  return proveCode(app, mobile, code);
}
