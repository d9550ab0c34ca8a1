import { sql } from 'kysely';
import type * as z from 'zod';
import {
  configCalls,
  mailCalls,
  type MailMessage,
  type mailFilter,
} from '#contract/features/data/config/contract.ts';
import { mailTexts as texts } from '#contract/features/data/config/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { emailIndex, openMail } from '#server/messages/mail.ts';
import { equals, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { countMessages, retryMessages } from './messages.ts';

async function readRows({ app, tx }: Reader, ids: number[]): Promise<MailMessage[]> {
  const rows = await tx
    .selectFrom('mail_message')
    .select(['id', 'sealed', 'template', 'state', 'error', 'create_time', 'send_time'])
    .where('id', 'in', ids)
    .execute();
  const isOutbox = !app.settings.SMTP_URL;
  return rows.map((row) => {
    const mail = openMail(app, row.sealed);
    return {
      id: row.id,
      email: mail?.email ?? '',
      template: row.template,
      subject: mail?.subject ?? '',
      text: isOutbox && mail ? mail.text : '',
      state: row.state,
      error: row.error ?? '',
      create_time: row.create_time.toISOString(),
      send_time: row.send_time?.toISOString() ?? null,
    };
  });
}

const list: ListPlan<z.output<typeof mailFilter>, MailMessage> = {
  table: 'mail_message',
  isTenant: false,
  filters: {
    state: equals('state'),
    email: (email, { app }) => sql`email_index = ${emailIndex(app, email)}`,
    create_time: within('create_time'),
  },
  rows: readRows,
};

export const mailEndpoints = [
  serve(configCalls.mail, async ({ app, tx }) => {
    const { SMTP_URL: url } = app.settings;
    const driver = url ? ('smtp' as const) : ('outbox' as const);
    return { driver, gateway: url ? new URL(url).host : '', ...(await countMessages(tx, 'mail')) };
  }),
  serve(mailCalls.index, (call) => listPage(list, call, call.input)),
  serve(mailCalls.retry, async (call) => {
    await retryMessages(call, 'mail', texts);
    return null;
  }),
];
