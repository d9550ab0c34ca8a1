import { sql } from 'kysely';
import { say, t } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import { bareMobile } from '#contract/validation.ts';
import { systemActor, transact, type Database, type Tx } from '../database/database.ts';
import { older, sweepRows } from '../database/sweep.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { writeOutbox } from './outbox.ts';

const templates = {
  code: t(
    '【溯源】您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    '[Suyuan] Your verification code is {code}, valid for {minutes} minutes. Do not share it.',
    '【溯源】您的驗證碼是 {code}，{minutes} 分鐘內有效，請勿告訴他人。',
  ),
};
type Message = { mobile: string; text: string };
/** What is needed to queue a message. */
export type SmsQueue = { secrets: Secrets; jobs: Jobs };

/** Queues a message in the same transaction; number and text are encrypted at rest. */
export async function queueSms(
  app: SmsQueue,
  tx: Tx,
  sms: {
    mobile: string;
    template: keyof typeof templates;
    language: Language;
    params: Record<string, string | number>;
  },
): Promise<void> {
  const message: Message = {
    mobile: sms.mobile,
    text: say(templates[sms.template], sms.language, sms.params),
  };
  const { id } = await tx
    .insertInto('sms_message')
    .values({
      sealed: app.secrets.seal(JSON.stringify(message)),
      template: sms.template,
      mobile_index: app.secrets.index('mobile', bareMobile(sms.mobile)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.add(tx, { kind: 'sms.send', payload: { message: id } });
}

/** The content and receiver of an encrypted message; null if another key was used. */
export function openSms({ secrets }: { secrets: Secrets }, sealed: Buffer): Message | null {
  try {
    return JSON.parse(secrets.open(sealed)) as Message;
  } catch {
    return null;
  }
}

/** Delivers one message at least once: a gateway cannot take part in our transaction. */
export const smsJob: JobKind<{ database: Database; secrets: Secrets; settings: Settings }> = {
  kind: 'sms.send',
  run: async (job, app) => {
    const id = Number(job.payload.message);
    const row = await app.database.main
      .selectFrom('sms_message')
      .select(['sealed', 'state', 'template'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || row.state === 'sent') return;
    const message = JSON.parse(app.secrets.open(row.sealed)) as Message;
    try {
      await deliver(app.settings, id, row.template, message);
    } catch (error) {
      await transact(app.database.main, systemActor, (tx) =>
        tx
          .updateTable('sms_message')
          .set({ state: 'failed', error: String(error) })
          .where('id', '=', id)
          .execute(),
      );
      throw error;
    }
    await job.step(async (tx) => {
      await tx
        .updateTable('sms_message')
        .set({ state: 'sent', error: null, send_time: sql`now()` })
        .where('id', '=', id)
        .execute();
      return { done: 1, total: 1 };
    });
  },
};

async function deliver(
  settings: Settings,
  id: number,
  template: string,
  message: Message,
): Promise<void> {
  if (settings.SMS_DRIVER === 'outbox') {
    await writeOutbox(settings.DATA_DIR, {
      id,
      time: new Date().toISOString(),
      template,
      ...message,
    });
    return;
  }
  const body = settings.SMS_HTTP_TEMPLATE.replace('{mobile}', message.mobile).replace(
    '{text}',
    JSON.stringify(message.text).slice(1, -1),
  );
  const answer = await fetch(settings.SMS_HTTP_URL!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `sms-${id}` },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}

export const sweepMessages = sweepRows('sms_message', ['id'], ({ sms_message: days }) =>
  older('create_time', days),
);
