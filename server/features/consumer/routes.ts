import { codes } from '#contract/envelope.ts';
import { consumerCalls } from '#contract/features/consumer/contract.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { readTyped } from '#server/identifiers/read-code.ts';
import { limitRequests } from '#server/repairs/limits.ts';
import { requestRepair } from '#server/repairs/request.ts';
import { readRepairs } from '#server/repairs/records.ts';
import { writeTrackLink } from '#server/repairs/track.ts';
import { admitGuesser, countGuess } from '#server/scans/brute-force.ts';
import { placeOf, type Position } from '#server/places.ts';
import { readReference } from '#server/scans/reference.ts';
import { findKnown, scanCode } from '#server/scans/scan.ts';
import { verifyScanned } from '#server/scans/verify.ts';
import { addressOf } from '#server/scans/visitor.ts';
import { activate } from '#server/logistics/activation.ts';
import { registerMember } from '#server/members/register-member.ts';
import { readQueryLog } from '#server/scans/query-log.ts';
import { guessLimits } from '#server/scans/risk-rules.ts';

const positionIn = (given: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}): Position | null =>
  given.latitude === undefined || given.longitude === undefined
    ? null
    : { latitude: given.latitude, longitude: given.longitude };

/** The product of a typed serial number. A wrong one counts as a guess, even though the call is refused. */
async function findGuessed(
  { app, tx, input }: Pick<CallContext<{ sn: string }, null>, 'app' | 'tx' | 'input'>,
  address: string,
) {
  if ((await admitGuesser(app, address, {})) !== 'free')
    throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  const known = await findKnown(app, await readTyped(app, input.sn), tx);
  if (known) return known;
  await countGuess(app, { address, limits: await guessLimits(app), line: null });
  throw new Refusal(consumerTexts.errors.unknown, { code: codes.notFound, field: 'sn' });
}

/** The calls of consumers, who are not signed in. */
export const consumerEndpoints = [
  // Scans share transactions of their own.
  serve(
    consumerCalls.query,
    async ({ app, input, requestInfo, language, setHeader }) => {
      const position = positionIn(input);
      const { answer, cookie } = await scanCode(app, { ...input, position, requestInfo, language });
      if (cookie) setHeader('set-cookie', cookie);
      return answer;
    },
    { transaction: false },
  ),
  serve(
    consumerCalls.verify,
    async ({ app, input, requestInfo, language, setHeader }) => {
      const { sn, ...asked } = input;
      const { answer, cookie } = await verifyScanned(app, {
        ...asked,
        ...(sn ? { sn } : {}),
        position: positionIn(input),
        requestInfo,
        language,
      });
      if (cookie) setHeader('set-cookie', cookie);
      return answer;
    },
    { transaction: false },
  ),
  serve(consumerCalls.queryLog, ({ app, tx, input, language }) =>
    readQueryLog(app, tx, input, language),
  ),
  serve(consumerCalls.repairLog, async ({ app, tx, input: { id, ...page }, language }) => {
    const item = /^\d{1,9}$/.test(id) ? { part: Number(id) } : readReference(app, id);
    if (!item) return { data: [], count: 0 };
    const { rows, count } = await readRepairs(tx, item, page, language);
    return { data: rows, count };
  }),
  serve(consumerCalls.repair, async (call) => {
    const { app, tx, input, requestInfo } = call;
    const address = addressOf(app, requestInfo.ip);
    await limitRequests(app, address);
    const known = await findGuessed(call, address);
    const { id, code, isNew } = await requestRepair(app, tx, known, input);
    if (isNew) call.changed('repair', id, null, { code, state: 'submitted' });
    call.tell(repairTexts.asked, { code });
    return { code, link: writeTrackLink(app, known.company, id) };
  }),
  serve(consumerCalls.active, async (call) => {
    const { app, tx, input, requestInfo } = call;
    const { company, seq } = await findGuessed(call, addressOf(app, requestInfo.ip));
    const { name, phone } = input;
    const { province } = placeOf(requestInfo.ip);
    const done = await activate(call, { name, phone, company, seq, province });
    // Last, so that the row of the phone number is locked only briefly.
    await registerMember(app, tx, { name, phone, did: 'activation', company, number: seq });
    call.changed('identifier', seq, { state: done.before }, { state: 'activated' });
    call.tell(done.hasWarranty ? consumerTexts.activated : consumerTexts.activatedWithout);
    return null;
  }),
];
