import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { charge, chargeAddress, chargeIn, type Charged } from '../access/throttle.ts';
import { notify } from './notices.ts';
import type { Outbox } from './outbox.ts';

/** Who asked for a message: an address, unless it is sent by schedule, and the company it is sent for, if any. */
export type Sender = { ip: string | null; companyId: number | null };
type Needs = { database: Database; cluster: Cluster };

const perDay = (hits: number) => ({ hits, windowSeconds: 86_400 });
/** The platform's administrators are told when this share of the installation's messages of a day is used. */
const alertAt = 0.8;

type Words = { refused: Text; field: string; nearLimit: NoticeSentence };
const words: Record<Outbox, Words> = {
  sms: { refused: sessionTexts.errors.smsLimit, field: 'mobile', nearLimit: 'smsNearLimit' },
  mail: { refused: errorTexts.mailLimit, field: 'email', nearLimit: 'mailNearLimit' },
};

async function readLimits(db: Database['sidePool'], kind: Outbox) {
  return transact(db, systemActor, async (tx) => {
    if (kind === 'mail') {
      const mail = await readConfiguration(tx, 'mail');
      const { mail_per_recipient: receiver, mail_per_address: address } = mail;
      return { receiver, address, company: mail.mail_per_company, all: mail.mail_in_all };
    }
    const sms = await readConfiguration(tx, 'sms');
    const { sms_per_phone: receiver, sms_per_address: address } = sms;
    return { receiver, address, company: sms.sms_per_company, all: sms.sms_in_all };
  });
}

/**
 * Counts a message against its receiver, address, company and the installation, in this order: what the first refuses
 * does not use up what all share.
 */
export async function limitMessages(
  app: Needs,
  kind: Outbox,
  receiver: string,
  { ip, companyId }: Sender,
): Promise<void> {
  const db = app.database.sidePool;
  const limits = await readLimits(db, kind);
  const refuseAbove = ({ blockedSeconds }: Charged) => {
    if (blockedSeconds === 0) return;
    throw new Refusal(words[kind].refused, { code: codes.tooMany, field: words[kind].field });
  };
  const whom = kind === 'sms' ? 'phone' : 'recipient';
  refuseAbove(await charge(db, `${kind} ${whom}:${receiver}`, perDay(limits.receiver)));
  if (ip !== null)
    refuseAbove(await chargeAddress(db, `${kind} address`, ip, perDay(limits.address)));
  if (companyId !== null)
    refuseAbove(await charge(db, `${kind} company:${companyId}`, perDay(limits.company)));
  const all = await charge(db, kind, perDay(limits.all));
  if (all.hits >= limits.all * alertAt) await alert(app, kind, all.hits, limits.all);
  refuseAbove(all);
}

/** Whether one more message may go today; where it goes by itself, a refusal has nobody to be told to. */
export async function isWithinLimits(...asked: Parameters<typeof limitMessages>): Promise<boolean> {
  try {
    await limitMessages(...asked);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.tooMany) return false;
    throw error;
  }
}

/** Once a day. */
const alert = (app: Needs, kind: Outbox, sent: number, most: number) =>
  transact(app.database.sidePool, systemActor, async (tx) => {
    const { hits } = await chargeIn(tx, `${kind} alert`, { hits: 1, windowSeconds: 86_400 });
    if (hits > 1) return;
    await notify(tx, app.cluster, systemActor, {
      to: { platform: true },
      type: 0,
      sentence: words[kind].nearLimit,
      params: { sent, most },
    });
  });
