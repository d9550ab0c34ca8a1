import type { ConsentSubject } from '#contract/consents.ts';
import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { consumerCalls } from '#contract/features/consumer/contract.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { repairWorkTexts } from '#contract/features/sale/repairs/work.ts';
import { pointsPageTexts } from '#contract/texts/points-page.ts';
import { quotePageTexts } from '#contract/texts/quote-page.ts';
import { redeemCaptcha } from '#server/access/captchas.ts';
import type { App } from '#server/app.ts';
import { markOf } from '#server/codes/marks.ts';
import type { Tx } from '#server/database/database.ts';
import { sendCode } from '#server/messages/sms-codes.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { readTyped } from '#server/identifiers/read-code.ts';
import { findReported } from '#server/reports/find-reported.ts';
import { limitReports } from '#server/reports/limits.ts';
import { submitReport } from '#server/reports/submit.ts';
import { writeReportLink } from '#server/reports/track.ts';
import { limitReading, limitRequests } from '#server/repairs/limits.ts';
import { requestRepair } from '#server/repairs/request.ts';
import { readRepairs } from '#server/repairs/records.ts';
import { answerQuote } from '#server/repairs/quote.ts';
import { readTrackLink, writeTrackLink } from '#server/repairs/track.ts';
import { admitGuesser, countGuess, standingOf } from '#server/scans/brute-force.ts';
import { noteLookup } from '#server/scans/lookups.ts';
import { placeOf, type Position } from '#server/places.ts';
import { readReference } from '#server/scans/reference.ts';
import { findKnown, scanCode } from '#server/scans/scan.ts';
import { verifyScanned } from '#server/scans/verify.ts';
import { originOf, visitorOf, type Origin } from '#server/scans/visitor.ts';
import { collectScanPoints } from '#server/scans/collect.ts';
import { activate } from '#server/logistics/activation.ts';
import { pathOf } from '#server/logistics/warranty-card.ts';
import { giveConsent } from '#server/members/consents.ts';
import { registerMember } from '#server/members/register-member.ts';
import { readQueryLog } from '#server/scans/query-log.ts';
import { guessLimits } from '#server/scans/risk-rules.ts';
import { noteActivation } from '#server/pages/figures.ts';
import { provePhone } from '#server/members/prove-phone.ts';
import { limitPhone } from './activate.ts';

const positionIn = (given: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}): Position | null =>
  given.latitude === undefined || given.longitude === undefined
    ? null
    : { latitude: given.latitude, longitude: given.longitude };

type Given = { sn: string; captcha?: string | undefined; key?: string | undefined };

/**
 * The product of a typed serial number; refused without a captcha if the address needs one. A form that cannot show one
 * is told to come back later.
 */
async function findGuessed(
  { app, tx, input }: Pick<CallContext<Given, null>, 'app' | 'tx' | 'input'>,
  origin: Origin,
  { showsCaptcha }: { showsCaptcha: boolean },
) {
  const standing = await admitGuesser(app, origin, input);
  if (standing === 'blocked' || (standing === 'captcha' && !showsCaptcha))
    throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  if (standing === 'captcha')
    throw new Refusal(consumerTexts.errors.captcha, { code: codes.tooMany, field: 'captcha' });
  return findProduct(app, input.sn, origin, tx);
}

/** A wrong serial number counts as a guess, a right one as looked up, even though the call may be refused. */
async function findProduct(app: App, sn: string, origin: Origin, tx?: Tx) {
  const known = await findKnown(app, await readTyped(app, sn), tx);
  if (known) {
    noteLookup(app, origin, 'query');
    return known;
  }
  await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  throw new Refusal(consumerTexts.errors.unknown, { code: codes.notFound, field: 'sn' });
}

/** Whom a reported code belongs to, where no form named it; guesses are counted as everywhere. */
async function findGuessedReport(app: App, sn: string, origin: Origin) {
  if ((await admitGuesser(app, origin, {})) !== 'free')
    throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  const found = await findReported(app, sn);
  if (found && found.seq !== null) noteLookup(app, origin, 'query');
  else await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return found;
}

type Agreed = { phone: string; consent?: string | undefined };

/** Notes what the consumer agreed to, if the form asked. */
const noteConsent = (
  {
    app,
    tx,
    input,
    language,
  }: Pick<CallContext<Agreed, null>, 'app' | 'tx' | 'input' | 'language'>,
  about: { company: number; subject: ConsentSubject; id: number },
) => giveConsent(app, tx, { ...about, text: input.consent, language, phone: input.phone });

/** The calls of consumers, who are not signed in. */
export const consumerEndpoints = [
  // Scans share transactions of their own.
  serve(
    consumerCalls.query,
    async ({ app, input, requestInfo, language, setHeader }) => {
      const position = positionIn(input);
      const { answer, cookies } = await scanCode(app, {
        ...input,
        position,
        requestInfo,
        language,
      });
      for (const cookie of cookies) setHeader('set-cookie', cookie);
      return answer;
    },
    { transaction: false },
  ),
  serve(
    consumerCalls.verify,
    async ({ app, input, requestInfo, language, setHeader }) => {
      const { sn, ...asked } = input;
      const { answer, cookies } = await verifyScanned(app, {
        ...asked,
        ...(sn ? { sn } : {}),
        position: positionIn(input),
        requestInfo,
        language,
      });
      for (const cookie of cookies) setHeader('set-cookie', cookie);
      return answer;
    },
    { transaction: false },
  ),
  serve(consumerCalls.queryLog, ({ app, tx, input, language }) =>
    readQueryLog(app, tx, input, language),
  ),
  serve(consumerCalls.repairLog, async (call) => {
    const { app, tx, input, language, requestInfo } = call;
    const { id, ...page } = input;
    await limitReading(app, originOf(app, requestInfo.ip));
    const item = readReference(app, id);
    if (!item) return { data: [], count: 0 };
    const { rows, count } = await readRepairs(tx, item, page, language);
    return { data: rows, count };
  }),
  serve(consumerCalls.repair, async (call) => {
    const { app, tx, input, requestInfo, language } = call;
    const origin = originOf(app, requestInfo.ip);
    await limitRequests(app, origin);
    const known = await findGuessed(call, origin, { showsCaptcha: false });
    const { id, code, isNew } = await requestRepair(app, tx, known, { ...input, language });
    if (isNew) {
      await noteConsent(call, { company: known.company, subject: 'repair', id });
      call.changed('repair', id, null, { code, state: 'submitted' });
    }
    call.tell(repairTexts.asked, { code });
    return { code, link: writeTrackLink(app, known.company, id) };
  }),
  serve(consumerCalls.report, async (call) => {
    const { app, tx, input, requestInfo } = call;
    const origin = originOf(app, requestInfo.ip);
    await limitReports(app, origin);
    const made = await submitReport(app, tx, {
      input,
      place: placeOf(requestInfo.ip),
      find: () => findGuessedReport(app, input.sn, origin),
    });
    if (made.isNew) {
      await noteConsent(call, { company: made.company, subject: 'report', id: made.id });
      call.changed('fakeReport', made.id, null, { code: made.code, state: 'open' });
    }
    call.tell(reportTexts.asked, { code: made.code });
    return { code: made.code, link: writeReportLink(app, made) };
  }),
  serve(consumerCalls.repairQuote, async (call) => {
    const { app, tx, input, requestInfo } = call;
    await limitRequests(app, originOf(app, requestInfo.ip));
    const named = readTrackLink(app, input.request);
    if (!named) throw new Refusal(repairWorkTexts.errors.noLink, { code: codes.notFound });
    const { code, before, after } = await answerQuote(app, tx, named, input);
    if (before !== after)
      call.changed('repair', named.id, { quote: before }, { code, quote: after });
    call.tell(quotePageTexts.answered);
    return null;
  }),
  serve(consumerCalls.active, async (call) => {
    const { app, tx, input, requestInfo } = call;
    const origin = originOf(app, requestInfo.ip);
    const { company, seq } = await findGuessed(call, origin, { showsCaptcha: true });
    const { name, phone, code } = input;
    await limitPhone(app, tx, phone);
    // Before the code from the message is used up.
    await noteConsent(call, { company, subject: 'activation', id: seq });
    await provePhone(app, tx, { company, phone, code, missing: consumerTexts.errors.needsSms });
    const place = placeOf(requestInfo.ip);
    const done = await activate(call, { name, phone, company, seq, place });
    // Last, so that the row of the phone number is locked only briefly.
    await registerMember(app, tx, { name, phone, did: 'activation', company, number: seq });
    noteLookup(app, origin, 'activation');
    call.afterCommit(() => noteActivation(app, { company, seq }));
    call.changed('identifier', seq, { state: done.before }, { state: 'activated' });
    call.tell(done.hasWarranty ? consumerTexts.activated : consumerTexts.activatedWithout);
    return { link: (await pathOf(app, tx, company, seq))! };
  }),
  serve(consumerCalls.collect, async (call) => {
    const { app, tx, input, requestInfo } = call;
    const origin = originOf(app, requestInfo.ip);
    const { company, seq } = await findGuessed(call, origin, { showsCaptcha: true });
    const { phone, code } = input;
    await noteConsent(call, { company, subject: 'points', id: seq });
    await provePhone(app, tx, { company, phone, code, missing: pointsPageTexts.errors.needsSms });
    const { device } = visitorOf(app, requestInfo);
    const points = await collectScanPoints(app, tx, { company, seq, device, phone });
    noteLookup(app, origin, 'activation');
    call.changed('identifier', seq, null, { points });
    call.tell(pointsPageTexts.done, { n: points });
    return { points };
  }),
  serve(
    consumerCalls.activeSms,
    async ({ app, input, requestInfo, language }) => {
      const { phone, sn, captcha, key } = input;
      const origin = originOf(app, requestInfo.ip);
      if (standingOf(app, origin) === 'blocked')
        throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
      if (!(await redeemCaptcha(app.database.main, app.secrets, key, captcha)))
        throw new Refusal(sessionTexts.errors.captchaWrong, {
          code: codes.invalid,
          field: 'captcha',
        });
      const { company } = await findProduct(app, sn, origin);
      if (!(await markOf(app, company)).activation_sms)
        throw new Refusal(consumerTexts.errors.smsNotNeeded);
      await sendCode(app, phone, language, { ip: requestInfo.ip, companyId: company });
      return null;
    },
    { transaction: false, keepAnswer: false, done: consumerTexts.smsSent },
  ),
];
