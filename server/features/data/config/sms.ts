import { sql } from 'kysely';
import type * as z from 'zod';
import type { smsFilter } from '#contract/features/data/config/contract.ts';
import { type SmsMessage, configCalls, smsCalls } from '#contract/features/data/config/contract.ts';
import { smsTexts as texts } from '#contract/features/data/config/texts.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { openSms } from '#server/messages/sms.ts';

async function readRows({ app, tx }: Reader, ids: number[]): Promise<SmsMessage[]> {
  const rows = await tx.selectFrom('sms_message').selectAll().where('id', 'in', ids).execute();
  const isOutbox = app.settings.SMS_DRIVER === 'outbox';
  return rows.map((row) => {
    const message = openSms(app, row.sealed);
    return {
      id: row.id,
      mobile: message ? maskMobile(message.mobile) : '',
      template: row.template,
      text: isOutbox && message ? message.text : '',
      state: row.state,
      error: row.error ?? '',
      create_time: row.create_time.toISOString(),
      send_time: row.send_time?.toISOString() ?? null,
    };
  });
}

const list: ListPlan<z.output<typeof smsFilter>, SmsMessage> = {
  table: 'sms_message',
  isTenant: false,
  filters: {
    state: equals('state'),
    mobile: (mobile, { app }) =>
      sql`mobile_index = ${app.secrets.index('mobile', bareMobile(mobile))}`,
    create_time: within('create_time'),
  },
  rows: readRows,
};

export const smsEndpoints = [
  serve(configCalls.sms, async ({ app, tx }) => {
    const { SMS_DRIVER: driver, SMS_HTTP_URL: url } = app.settings;
    const { rows } = await sql<{ waiting: number; failed: number; today: number }>`
        select (select count(*) from sms_message where state = 'waiting') as waiting,
          (select count(*) from sms_message where state = 'failed') as failed,
          (select count(*) from sms_message where state = 'sent' and create_time >=
            date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') as today
      `.execute(tx);
    const { waiting, failed, today } = rows[0]!;
    const gateway = driver === 'http' && url ? new URL(url).host : '';
    return { driver, gateway, waiting, failed, sent_today: today };
  }),
  serve(smsCalls.index, (call) => listPage(list, call, call.input)),
  serve(smsCalls.retry, async ({ app, tx, input, changed, tell }) => {
    const rows = await tx
      .selectFrom('sms_message')
      .select(['id', 'state'])
      .where('id', 'in', input.ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.length < new Set(input.ids).size) throw notFound();
    // One that is waiting or already sent is unaffected: repeating does no harm.
    const failed = rows.filter(({ state }) => state === 'failed');
    if (failed.length === 0) throw new Refusal(texts.errors.notFailed);
    const again = failed.map(({ id }) => id);
    await tx
      .updateTable('sms_message')
      .set({ state: 'waiting', error: null })
      .where('id', 'in', again)
      .execute();
    for (const id of again) {
      await app.jobs.add(tx, {
        kind: 'sms.send',
        payload: { message: id },
        uniqueKey: `sms again ${id}`,
      });
      changed('sms', id, { state: 'failed' }, { state: 'waiting' });
    }
    tell(texts.done.retried, { n: failed.length });
    return null;
  }),
];
