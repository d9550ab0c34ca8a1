import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { charge, chargeAddress, chargeIn, type Charged } from '../access/throttle.ts';
import { notify } from './notices.ts';

/** Who asked for a message: an address, and the company it is sent for, if any. */
export type SmsSender = { ip: string; companyId: number | null };
type Needs = { database: Database; cluster: Cluster };

const perDay = (hits: number) => ({ hits, windowSeconds: 86_400 });
/** The platform's administrators are told when this share of the installation's messages of a day is used. */
const alertAt = 0.8;

/**
 * Counts a message against its phone number, address, company and the installation, in this order: what the first
 * refuse does not use up what all share.
 */
export async function limitSms(
  app: Needs,
  phone: string,
  { ip, companyId }: SmsSender,
): Promise<void> {
  const db = app.database.sidePool;
  const limits = await transact(db, systemActor, (tx) => readConfiguration(tx, 'sms'));
  refuseAbove(await charge(db, `sms phone:${phone}`, perDay(limits.sms_per_phone)));
  refuseAbove(await chargeAddress(db, 'sms address', ip, perDay(limits.sms_per_address)));
  if (companyId !== null)
    refuseAbove(await charge(db, `sms company:${companyId}`, perDay(limits.sms_per_company)));
  const all = await charge(db, 'sms', perDay(limits.sms_in_all));
  if (all.hits >= limits.sms_in_all * alertAt) await alert(app, all.hits, limits.sms_in_all);
  refuseAbove(all);
}

/** Once a day. */
const alert = (app: Needs, sent: number, most: number) =>
  transact(app.database.sidePool, systemActor, async (tx) => {
    const { hits } = await chargeIn(tx, 'sms alert', { hits: 1, windowSeconds: 86_400 });
    if (hits > 1) return;
    await notify(tx, app.cluster, systemActor, {
      to: { platform: true },
      type: 0,
      sentence: 'smsNearLimit',
      params: { sent, most },
    });
  });

function refuseAbove({ blockedSeconds }: Charged): void {
  if (blockedSeconds === 0) return;
  throw new Refusal(sessionTexts.errors.smsLimit, { code: codes.tooMany, field: 'mobile' });
}
