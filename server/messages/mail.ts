import type { Language } from '#contract/language.ts';
import type { TextParams } from '#contract/text.ts';
import type { Database, Tx } from '../database/database.ts';
import { older, sweepRows } from '../database/sweep.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { deliverMessage, sending } from './delivery.ts';
import { writeMail, type MailContent, type MailTemplate } from './mail-texts.ts';
import { writeOutbox } from './outbox.ts';
import { sendMail } from './smtp.ts';

/** A file that a mail brings along, in base64. */
export type MailFile = { name: string; content: string };
type Mail = MailContent & { email: string };

/** Finds what went to an address; its letters’ case does not matter. */
export const emailIndex = ({ secrets }: { secrets: Secrets }, email: string) =>
  secrets.index('email', email.trim().toLowerCase());

/** Queues a mail in the same transaction; address and text are encrypted at rest. */
export async function queueMail(
  app: { secrets: Secrets; jobs: Jobs },
  tx: Tx,
  mail: {
    email: string;
    template: MailTemplate;
    language: Language;
    params: TextParams & { company: string; link: string };
    file?: MailFile | undefined;
  },
): Promise<void> {
  const { email, template, language, params, file } = mail;
  const message: Mail = { email, ...writeMail(template, language, params) };
  const { id } = await tx
    .insertInto('mail_message')
    .values({
      sealed: app.secrets.seal('mail', 0, JSON.stringify(message)),
      file: file ? app.secrets.seal('mail.file', 0, JSON.stringify(file)) : null,
      template,
      email_index: emailIndex(app, email),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.add(tx, sending('mail', id));
}

/** The content and receiver of an encrypted mail; null if another key was used. */
export function openMail({ secrets }: { secrets: Secrets }, sealed: Buffer): Mail | null {
  try {
    return JSON.parse(secrets.open('mail', 0, sealed)) as Mail;
  } catch {
    return null;
  }
}

/** Delivers one mail at least once: a mail server cannot take part in our transaction. */
export const mailJob: JobKind<{ database: Database; secrets: Secrets; settings: Settings }> = {
  kind: 'mail.send',
  // Some servers refuse strangers for a quarter of an hour, on purpose.
  tries: 8,
  run: async (job, app) => {
    const id = Number(job.payload.message);
    const row = await app.database.main
      .selectFrom('mail_message')
      .select(['sealed', 'file', 'state', 'template', 'create_time'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || row.state === 'sent') return;
    const mail = JSON.parse(app.secrets.open('mail', 0, row.sealed)) as Mail;
    const file = row.file
      ? (JSON.parse(app.secrets.open('mail.file', 0, row.file)) as MailFile)
      : null;
    await deliverMessage(job, { db: app.database.main, kind: 'mail', id }, () =>
      deliver(app.settings, { id, ...row }, { ...mail, file }),
    );
    if (!file) return;
    await app.database.main
      .updateTable('mail_message')
      .set({ file: null })
      .where('id', '=', id)
      .execute();
  },
};

async function deliver(
  settings: Settings,
  { id, template, create_time }: { id: number; template: string; create_time: Date },
  { email, file, ...content }: Mail & { file: MailFile | null },
): Promise<void> {
  if (!settings.SMTP_URL) {
    const time = new Date().toISOString();
    // The file itself would push older messages out.
    const named = file && { file: file.name };
    return writeOutbox(settings.DATA_DIR, 'mail', {
      id,
      time,
      template,
      email,
      ...content,
      ...named,
    });
  }
  return sendMail(settings.SMTP_URL, {
    id: `mail-${id}-${create_time.getTime()}`,
    from: settings.MAIL_FROM!,
    to: email,
    ...content,
    ...(file && { file }),
  });
}

export const sweepMails = sweepRows('mail_message', ['id'], ({ mail_message: days }) =>
  older('create_time', days),
);
