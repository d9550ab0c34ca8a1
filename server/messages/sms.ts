import { say, t } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import { bareMobile } from '#contract/validation.ts';
import type { Database, Tx } from '../database/database.ts';
import { older, sweepRows } from '../database/sweep.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { signatureHeader, signatureOf } from '../signature.ts';
import { deliverMessage, sending } from './delivery.ts';
import { writeOutbox } from './outbox.ts';

const templates = {
  code: t(
    '【溯源】您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    '[Suyuan] Your verification code is {code}, valid for {minutes} minutes. Do not share it.',
    '【溯源】您的驗證碼是 {code}，{minutes} 分鐘內有效，請勿告訴他人。',
  ),
  invitation: t(
    '【溯源】{name}，您好。请在 {days} 天内打开链接设置密码并登录：{link}',
    '[Suyuan] Hello {name}. Open this link within {days} days to set your password and sign in: {link}',
    '【溯源】{name}，您好。請在 {days} 天內開啟連結設定密碼並登入：{link}',
  ),
  supplierInvitation: t(
    '【溯源】{company} 邀请贵企业作为其供应商建立关联。请在 {days} 天内打开链接，注册企业或登录：{link}',
    '[Suyuan] {company} invites your company to link as its supplier. Open this link within {days} days to register or sign in: {link}',
    '【溯源】{company} 邀請貴企業作為其供應商建立關聯。請在 {days} 天內開啟連結，註冊企業或登入：{link}',
  ),
  customerInvitation: t(
    '【溯源】{company} 邀请贵企业作为其客户建立关联。请在 {days} 天内打开链接，注册企业或登录：{link}',
    '[Suyuan] {company} invites your company to link as its customer. Open this link within {days} days to register or sign in: {link}',
    '【溯源】{company} 邀請貴企業作為其客戶建立關聯。請在 {days} 天內開啟連結，註冊企業或登入：{link}',
  ),
  repair: t(
    '【{company}】您的维修单 {code}：{status}。查看进度：{link}',
    '[{company}] Your repair {code}: {status}. Track it here: {link}',
    '【{company}】您的維修單 {code}：{status}。查看進度：{link}',
  ),
  repairQuote: t(
    '【{company}】您的维修单 {code} 报价 {total}，请确认是否维修：{link}',
    '[{company}] The repair {code} would cost {total}. Please accept or decline: {link}',
    '【{company}】您的維修單 {code} 報價 {total}，請確認是否維修：{link}',
  ),
};
export type SmsTemplate = keyof typeof templates;
type Message = { mobile: string; text: string };
/** What is needed to queue a message. */
export type SmsQueue = { secrets: Secrets; jobs: Jobs };

/** Queues a message in the same transaction; number and text are encrypted at rest. */
export async function queueSms(
  app: SmsQueue,
  tx: Tx,
  sms: {
    mobile: string;
    template: SmsTemplate;
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
      sealed: app.secrets.seal('sms', 0, JSON.stringify(message)),
      template: sms.template,
      mobile_index: app.secrets.index('mobile', bareMobile(sms.mobile)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.add(tx, sending('sms', id));
}

/** The content and receiver of an encrypted message; null if another key was used. */
export function openSms({ secrets }: { secrets: Secrets }, sealed: Buffer): Message | null {
  try {
    return JSON.parse(secrets.open('sms', 0, sealed)) as Message;
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
    const message = JSON.parse(app.secrets.open('sms', 0, row.sealed)) as Message;
    await deliverMessage(job, { db: app.database.main, kind: 'sms', id }, () =>
      deliver(app.settings, id, row.template, message),
    );
  },
};

async function deliver(
  settings: Settings,
  id: number,
  template: string,
  message: Message,
): Promise<void> {
  if (settings.SMS_DRIVER === 'outbox') {
    await writeOutbox(settings.DATA_DIR, 'sms', {
      id,
      time: new Date().toISOString(),
      template,
      ...message,
    });
    return;
  }
  const headers = new Headers(settings.SMS_HTTP_HEADERS);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  headers.set('idempotency-key', `sms-${id}`);
  const isForm = headers.get('content-type')!.startsWith('application/x-www-form-urlencoded');
  const written = (value: string) =>
    isForm ? encodeURIComponent(value) : JSON.stringify(value).slice(1, -1);
  const body = settings.SMS_HTTP_TEMPLATE.replace(/\{(mobile|text)\}/g, (_place, name) =>
    written(message[name as keyof Message]),
  );
  if (settings.SMS_HTTP_SECRET)
    headers.set(signatureHeader, signatureOf(body, [settings.SMS_HTTP_SECRET]));
  const answer = await fetch(settings.SMS_HTTP_URL!, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}

export const sweepMessages = sweepRows('sms_message', ['id'], ({ sms_message: days }) =>
  older('create_time', days),
);
