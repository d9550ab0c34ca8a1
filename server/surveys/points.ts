import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { SurveyPointsRequest } from '#contract/features/product/surveys/contract.ts';
import { pointsPageTexts, surveyPointsTexts } from '#contract/texts/points-page.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { giveConsent, refuseOldNotice } from '../members/consents.ts';
import { memberGifts } from '../members/gifts.ts';
import { limitCollector } from '../members/limit-collector.ts';
import { provePhone } from '../members/prove-phone.ts';
import { registerMember } from '../members/register-member.ts';
import { Refusal } from '../refusal.ts';
import { consumerLimits } from '../scans/lookups.ts';
import { findSurvey } from './keep.ts';

const { errors } = pointsPageTexts;
const refuse = (text: Text, field?: string) =>
  new Refusal(text, { code: codes.conflict, ...(field ? { field } : {}) });

/** Gives the points for answers that this device sent before: once for each product and survey. */
export async function collectSurveyPoints(
  app: App,
  tx: Tx,
  input: SurveyPointsRequest,
  { device, language }: { device: string; language: Language },
): Promise<number> {
  if ((await memberGifts(app)).survey_points === 0) throw refuse(errors.off);
  const { company, seq, page } = await findSurvey(app, tx, input);
  const { phone, code, block } = input;
  await refuseOldNotice(tx, company, input.consent);
  await provePhone(app, tx, { company, phone, code, missing: errors.needsSms });
  // Those who ask for the same product at once do so one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('points of a survey'), hashtext(${`${company}:${seq}`}))`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; is_own: boolean; is_rewarded: boolean }>`
    select id, device = ${device}::bigint as is_own, mobile_index is not null as is_rewarded from survey
    where company_id = ${company} and seq = ${seq} and page_id = ${page.page} and block = ${block}`.execute(
    tx,
  );
  const own = rows.find((row) => row.is_own);
  if (!own) throw refuse(surveyPointsTexts.errors.answerFirst);
  if (rows.some((row) => row.is_rewarded)) throw refuse(surveyPointsTexts.errors.collected);
  await limitCollector(app, tx, { phone, kind: 'survey', limits: await consumerLimits(app) });
  await sql`
    update survey set mobile_index = ${app.secrets.index('mobile', bareMobile(phone))}
    where company_id = ${company} and id = ${own.id}`.execute(tx);
  const guest = { name: '', phone, did: 'survey', company, number: own.id } as const;
  const consent = { company, subject: 'survey', id: own.id, text: input.consent } as const;
  await giveConsent(app, tx, { ...consent, language, phone });
  const given = await registerMember(app, tx, guest);
  if (!given || given.points === 0) throw refuse(errors.notGiven, 'phone');
  return given.points;
}
