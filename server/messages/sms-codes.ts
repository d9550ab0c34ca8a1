import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { bareMobile } from '#contract/validation.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import { Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import { limitMessages, type Sender } from './limits.ts';
import { queueSms, type SmsQueue } from './sms.ts';

type Needs = SmsQueue & { database: Database };

export const mobileIndex = (app: { secrets: Secrets }, mobile: string) =>
  app.secrets.index('mobile', bareMobile(mobile));
const codeHash = (app: { secrets: Secrets }, mobile: string, code: string) =>
  app.secrets.index('sms code', `${bareMobile(mobile)}:${code}`);

/** Sends a six-digit code; 60 seconds between two to one number, across all nodes, and within the limits of a day. */
export async function sendCode(
  app: Needs & { cluster: Cluster },
  mobile: string,
  language: Language,
  sender: Sender,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const index = mobileIndex(app, mobile);
  const fresh = {
    code_hash: codeHash(app, mobile, code),
    tries: 0,
    send_time: sql<Date>`now()`,
    expire_time: sql<Date>`now() + make_interval(mins => ${limits.smsCodeMinutes})`,
  };
  await transact(app.database.main, systemActor, async (tx) => {
    const kept = await tx
      .insertInto('sms_code')
      .values({ mobile_index: index, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('mobile_index')
          .doUpdateSet(fresh)
          .where(
            'sms_code.send_time',
            '<=',
            sql<Date>`now() - make_interval(secs => ${limits.smsCountdown})`,
          ),
      )
      .returning('send_time')
      .executeTakeFirst();
    if (!kept) {
      const { seconds } = await tx
        .selectFrom('sms_code')
        .select(
          sql<number>`greatest(1, ceil(${limits.smsCountdown} - extract(epoch from now() - send_time)))::int`.as(
            'seconds',
          ),
        )
        .where('mobile_index', '=', index)
        .executeTakeFirstOrThrow();
      throw new Refusal(sessionTexts.errors.smsTooSoon, {
        code: codes.tooMany,
        params: { seconds },
        field: 'mobile',
      });
    }
    await limitMessages(app, 'sms', index.toString('hex'), sender);
    await queueSms(app, tx, {
      mobile: bareMobile(mobile),
      template: 'code',
      language,
      params: { code, minutes: limits.smsCodeMinutes },
    });
  });
}

/** A correct code is used up; after a few wrong ones the code is invalid. */
export async function redeemCode(
  app: Omit<Needs, 'jobs'>,
  mobile: string,
  code: string,
): Promise<void> {
  const use = await proveCode(app, mobile, code);
  await use();
}

/**
 * Checks a code without using it up, for what else may be wrong; counts like a wrong one. Returns what uses it up, once.
 */
export async function proveCode(
  app: Omit<Needs, 'jobs'>,
  mobile: string,
  code: string,
): Promise<() => Promise<void>> {
  const db = app.database.sidePool;
  const index = mobileIndex(app, mobile);
  const row = await db
    .updateTable('sms_code')
    .set({ tries: sql`tries + 1` })
    .where('mobile_index', '=', index)
    .where('expire_time', '>', sql<Date>`now()`)
    .where('tries', '<', limits.smsCodeTries)
    .returning('code_hash')
    .executeTakeFirst();
  if (!row?.code_hash.equals(codeHash(app, mobile, code))) throw wrongCode();
  return async () => {
    const used = await db
      .updateTable('sms_code')
      .set({ expire_time: sql`now()` })
      .where('mobile_index', '=', index)
      .where('code_hash', '=', row.code_hash)
      .where('expire_time', '>', sql<Date>`now()`)
      .returning('mobile_index')
      .executeTakeFirst();
    if (!used) throw wrongCode();
  };
}

const wrongCode = () =>
  new Refusal(sessionTexts.errors.smsWrong, { code: codes.invalid, field: 'code' });

export const sweepSmsCodes = sweepRows(
  'sms_code',
  ['mobile_index'],
  `expire_time < now() - interval '1 day'`,
);
