import { codes } from '#contract/envelope.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { makeCaptcha, redeemCaptcha } from '#server/access/captchas.ts';
import { sendCode } from '#server/messages/sms-codes.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { readPartnerInvitation } from '#server/partners/invitations.ts';
import { hashToken } from '#server/access/sessions.ts';
import { chargeAddress } from '#server/access/throttle.ts';
import { acceptInvitation, limitInvitations, readInvitation } from './accept-invitation.ts';
import { signIn } from './sign-in.ts';
import { registerCompany } from './register-company.ts';
import { resetPassword } from './reset-password.ts';

const perMinute = (hits: number) => ({ hits, windowSeconds: 60, blockSeconds: 60 });

export const sessionEndpoints = [
  serve(
    sessionCalls.login,
    ({ app, type, input, requestInfo }) => signIn({ app, type, input, requestInfo }),
    { transaction: false, keepAnswer: false, done: sessionTexts.done.loggedIn },
  ),
  serve(
    sessionCalls.logout,
    async ({ app, tx, requestInfo, afterCommit }) => {
      afterCommit(await app.sessions.end(tx, { token: hashToken(requestInfo.token!) }));
      return null;
    },
    { writes: true, done: sessionTexts.done.loggedOut },
  ),
  serve(
    sessionCalls.captcha,
    async ({ app, requestInfo }) => {
      const { blockedSeconds } = await chargeAddress(
        app.database.main,
        'captcha',
        requestInfo.ip,
        perMinute(120),
      );
      if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
      return makeCaptcha(app.database.main, app.secrets);
    },
    { transaction: false },
  ),
  serve(
    sessionCalls.sms,
    async ({ app, input, language, requestInfo }) => {
      if (!(await redeemCaptcha(app.database.main, app.secrets, input.key, input.captcha)))
        throw new Refusal(sessionTexts.errors.captchaWrong, {
          code: codes.invalid,
          field: 'captcha',
        });
      const { token, ip } = requestInfo;
      const session = token ? await app.sessions.find(token) : null;
      const sender = { ip, companyId: session?.companyId ?? null };
      await sendCode(app, input.mobile, language, sender);
      return null;
    },
    { transaction: false, keepAnswer: false, done: sessionTexts.done.smsSent },
  ),
  serve(
    sessionCalls.register,
    ({ app, input, requestInfo }) => registerCompany(app, input, requestInfo),
    { transaction: false, keepAnswer: false, done: sessionTexts.done.registered },
  ),
  serve(sessionCalls.resetPassword, resetPassword, {
    transaction: false,
    keepAnswer: false,
    done: sessionTexts.done.passwordReset,
  }),
  serve(sessionCalls.invitation, readInvitation, {
    transaction: false,
    writes: false,
    keepAnswer: false,
  }),
  serve(
    sessionCalls.partnerInvitation,
    async (asked) => {
      await limitInvitations(asked);
      return transact(asked.app.database.main, systemActor, (tx) =>
        readPartnerInvitation(tx, asked.input.token),
      );
    },
    { transaction: false, writes: false, keepAnswer: false },
  ),
  serve(sessionCalls.acceptInvitation, acceptInvitation, {
    transaction: false,
    keepAnswer: false,
    done: sessionTexts.done.invitationAccepted,
  }),
  serve(sessionCalls.branding, async ({ tx, input }) => {
    if (input.company_id === undefined) return null;
    const row = await tx
      .selectFrom('company_brand')
      .select(['title', 'logo', 'color'])
      .where('company_id', '=', input.company_id)
      .executeTakeFirst();
    return row ?? null;
  }),
];
