import { sql } from 'kysely';
import type * as z from 'zod';
import type { smsFilter } from '#contract/features/data/config/contract.ts';
import { type SmsMessage, configCalls, smsCalls } from '#contract/features/data/config/contract.ts';
import { smsTexts as texts } from '#contract/features/data/config/texts.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import { serve } from '#server/http/endpoint.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { openSms } from '#server/messages/sms.ts';
import { countMessages, retryMessages } from './messages.ts';

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
    const gateway = driver === 'http' && url ? new URL(url).host : '';
    return { driver, gateway, ...(await countMessages(tx, 'sms')) };
  }),
  serve(smsCalls.index, (call) => listPage(list, call, call.input)),
  serve(smsCalls.retry, async (call) => {
    await retryMessages(call, 'sms', texts);
    return null;
  }),
];
