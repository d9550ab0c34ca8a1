import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { campaignCalls } from '#contract/features/sale/campaigns/contract.ts';
import type { campaignMoves } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { redeemCaptcha } from '#server/access/captchas.ts';
import { chargeOrigin } from '#server/access/throttle.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { sendCode } from '#server/messages/sms-codes.ts';
import { placeOf } from '#server/places.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import { Refusal } from '#server/refusal.ts';
import {
  campaignPlan,
  campaignTable,
  refuseIncomplete,
  type HeldCampaign,
} from '#server/rewards/campaigns.ts';
import { claimReward } from '#server/rewards/claim.ts';
import { addCodeList } from '#server/rewards/code-lists.ts';
import { findCampaign } from '#server/rewards/find-campaign.ts';
import { originOf, visitorOf } from '#server/scans/visitor.ts';

const { errors, done } = campaignTexts;
const perHour = { hits: 60, windowSeconds: 3_600, blockSeconds: 3_600 };

async function limitAddress(app: App, ip: string): Promise<void> {
  const origin = originOf(app, ip);
  const { blockedSeconds } = await chargeOrigin(app.database.sidePool, 'reward', origin, perHour);
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
}

export const campaignEndpoints = [
  ...serveRecords(campaignCalls, campaignPlan),
  ...serveMoves<'web', typeof campaignMoves, HeldCampaign>(campaignCalls, campaignTable, {
    skipsDone: true,
    check: async (row, move, call) => {
      if (move === 'start') await refuseIncomplete(call, row);
    },
  }),
  serve(campaignCalls.addCodes, async (call) => {
    await addCodeList(call, call.input);
    return null;
  }),
  serve(
    campaignCalls.reward,
    async (call) => {
      const { app, tx, input, requestInfo, language } = call;
      await limitAddress(app, requestInfo.ip);
      const { device, address } = visitorOf(app, requestInfo);
      const asker = { device, address, place: placeOf(requestInfo.ip), language };
      const { id, isNew, answer } = await claimReward(app, tx, input, asker);
      if (isNew) call.changed('campaignClaim', id, null, { prize: answer.prize });
      if (answer.prize === '') call.tell(done.nothing);
      else call.tell(done.won, { prize: answer.prize });
      return answer;
    },
    // The red-packet code is told again to the same person, not from a stored answer.
    { keepAnswer: false },
  ),
  serve(
    campaignCalls.rewardSms,
    async ({ app, input, requestInfo, language }) => {
      const { phone, captcha, key } = input;
      await limitAddress(app, requestInfo.ip);
      if (!(await redeemCaptcha(app.database.main, app.secrets, key, captcha)))
        throw new Refusal(sessionTexts.errors.captchaWrong, {
          code: codes.invalid,
          field: 'captcha',
        });
      const { product, campaign } = await transact(app.database.main, systemActor, (tx) =>
        findCampaign(app, tx, input),
      );
      if (!campaign.needs_sms) throw new Refusal(errors.smsNotNeeded, { code: codes.conflict });
      await sendCode(app, phone, language, { ip: requestInfo.ip, companyId: product.company });
      return null;
    },
    { transaction: false, keepAnswer: false, done: consumerTexts.smsSent },
  ),
];
