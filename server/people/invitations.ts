import { randomBytes } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import {
  invitationTexts,
  linkParts,
  type Invitation,
  type InviteByLink,
} from '#contract/invitation.ts';
import { loginPath, type LoginType } from '#contract/login-types.ts';
import { say } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { translated } from '#contract/translated.ts';
import { maskMobile } from '#contract/validation.ts';
import { actorOf, hashToken, type Session } from '../access/sessions.ts';
import { charge } from '../access/throttle.ts';
import { readSite } from '../configuration/site.ts';
import { asSystem } from '../database/database.ts';
import type { CallContext } from '../http/endpoint.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { limitMessages } from '../messages/limits.ts';
import { emailIndex, queueMail } from '../messages/mail.ts';
import { queueSms } from '../messages/sms.ts';
import { mobileIndex } from '../messages/sms-codes.ts';
import { Refusal } from '../refusal.ts';

const aDay = 86_400_000;
const perDay = { hits: 500, windowSeconds: 86_400 };

type Invited = {
  /** Who opens the link: a person with an account, or a company that becomes a partner. */
  kind: keyof typeof linkParts;
  door: LoginType;
  days: number;
  template: 'invitation' | 'supplierInvitation' | 'customerInvitation';
  name: string;
  /** Where messages can reach them; empty if unknown. */
  mobile: string;
  email: string;
};
type InviteCall = CallContext<InviteByLink, Session>;
type Texts = keyof typeof invitationTexts.errors;

/** Makes a link with a token, of which only the hash is kept, and sends it by SMS and email if wanted. */
export async function makeInvitation(
  call: InviteCall,
  invited: Invited,
): Promise<{ hash: Buffer; until: Date; told: Invitation }> {
  const { app, session, input } = call;
  const { kind, door, days, name, mobile, email } = invited;
  const refuse = (text: Texts) =>
    new Refusal(invitationTexts.errors[text], { code: codes.conflict, params: { name } });
  if (input.by_sms && mobile === '') throw refuse('noMobile');
  if (input.by_email && email === '') throw refuse('noEmail');
  const subject = `invite:${session.companyId ?? 0}`;
  const { blockedSeconds } = await charge(app.database.sidePool, subject, perDay);
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const token = randomBytes(24).toString('base64url');
  const until = new Date(Date.now() + days * aDay);
  const path = `${loginPath(door)}#${linkParts[kind]}=${token}`;
  await send(call, invited, publicAddress(app) + path);
  const sentTo = [input.by_sms && maskMobile(mobile), input.by_email && email];
  return {
    hash: hashToken(token),
    until,
    told: { path, until: until.toISOString(), sent_to: sentTo.filter(Boolean).join(', ') },
  };
}

/** Tells the invited in their language, as far as the inviter knows it. */
async function send(call: InviteCall, invited: Invited, link: string): Promise<void> {
  const { app, tx, session, input } = call;
  if (!input.by_sms && !input.by_email) return;
  const { template, name, days, mobile, email } = invited;
  const language = input.language ?? call.language;
  const title = translated(await readSite(app), 'title', language);
  const site = title || say(sessionTexts.productTitle, language);
  const inviter = await companyName(call);
  const params = { name, days, link, company: inviter ?? site, site };
  const sender = { ip: call.requestInfo.ip, companyId: session.companyId };
  if (input.by_sms)
    await limitMessages(app, 'sms', mobileIndex(app, mobile).toString('hex'), sender);
  if (input.by_email)
    await limitMessages(app, 'mail', emailIndex(app, email).toString('hex'), sender);
  await asSystem(tx, actorOf(session), async () => {
    if (input.by_sms) await queueSms(app, tx, { mobile, template, language, params });
    const mailTemplate = inviter === undefined ? 'platformInvitation' : template;
    if (input.by_email)
      await queueMail(app, tx, { email, template: mailTemplate, language, params });
  });
}

async function companyName({ tx, session }: InviteCall): Promise<string | undefined> {
  if (session.companyId === null) return undefined;
  const own = await tx
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', session.companyId)
    .executeTakeFirst();
  return own?.name;
}

/** Columns of an account or partner without an invitation. */
export const uninvited = { invite_hash: null, invite_until: null } as const;
