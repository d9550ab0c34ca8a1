import { languageTags, type Language } from '#contract/language.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';

/** A mail: what it says, line by line, and the link that it leads to. */
type MailText = { subject: Text; lines: readonly Text[]; button: Text; end: Text };

const hello = t('{name}，您好！', 'Hello {name},', '{name}，您好！');
const once = t(
  '链接只能使用一次，请勿转发。如果您不认识{company}，请忽略这封邮件。',
  'The link works once; please do not forward it. If you do not know {company}, ignore this email.',
  '連結只能使用一次，請勿轉寄。如果您不認識{company}，請忽略這封郵件。',
);
const setPassword = t('设置密码', 'Set your password', '設定密碼');
const accept = t('接受邀请', 'Accept the invitation', '接受邀請');
const openList = t('打开列表', 'Open the list', '開啟清單');
const sentBy = t(
  '这封邮件由 {person} 设置定时发送。如不再需要，请联系 {person}。',
  '{person} has scheduled this email. If you no longer need it, please ask {person}.',
  '這封郵件由 {person} 設定定時傳送。如不再需要，請聯絡 {person}。',
);

const templates = {
  invitation: {
    subject: t(
      '{company} 邀请您使用{site}',
      '{company} invites you to {site}',
      '{company} 邀請您使用{site}',
    ),
    lines: [
      hello,
      t(
        '{company} 为您开通了{site}账号。请在 {days} 天内打开链接，设置密码后即可登录。',
        '{company} has created a {site} account for you. Open the link within {days} days to set your password and sign in.',
        '{company} 為您開通了{site}帳號。請在 {days} 天內開啟連結，設定密碼後即可登入。',
      ),
    ],
    button: setPassword,
    end: once,
  },
  // The platform invites in its own name, so there is no company to speak of.
  platformInvitation: {
    subject: t('邀请您使用{site}', 'You are invited to {site}', '邀請您使用{site}'),
    lines: [
      hello,
      t(
        '您的{site}平台账号已开通。请在 {days} 天内打开链接，设置密码后即可登录。',
        'Your {site} platform account is ready. Open the link within {days} days to set your password and sign in.',
        '您的{site}平台帳號已開通。請在 {days} 天內開啟連結，設定密碼後即可登入。',
      ),
    ],
    button: setPassword,
    end: t(
      '链接只能使用一次，请勿转发。如果您不清楚为何收到这封邮件，请忽略。',
      'The link works once; please do not forward it. If you were not expecting this email, ignore it.',
      '連結只能使用一次，請勿轉寄。如果您不清楚為何收到這封郵件，請忽略。',
    ),
  },
  supplierInvitation: {
    subject: t(
      '{company} 邀请贵企业作为其供应商',
      '{company} invites you to be its supplier',
      '{company} 邀請貴企業作為其供應商',
    ),
    lines: [
      hello,
      t(
        '{company} 邀请贵企业在{site}上作为其供应商建立关联。请在 {days} 天内打开链接，注册企业或登录后接受。',
        '{company} invites your company to link as its supplier on {site}. Open the link within {days} days, then register your company or sign in to accept.',
        '{company} 邀請貴企業在{site}上作為其供應商建立關聯。請在 {days} 天內開啟連結，註冊企業或登入後接受。',
      ),
    ],
    button: accept,
    end: once,
  },
  customerInvitation: {
    subject: t(
      '{company} 邀请贵企业作为其客户',
      '{company} invites you to be its customer',
      '{company} 邀請貴企業作為其客戶',
    ),
    lines: [
      hello,
      t(
        '{company} 邀请贵企业在{site}上作为其客户建立关联。请在 {days} 天内打开链接，注册企业或登录后接受。',
        '{company} invites your company to link as its customer on {site}. Open the link within {days} days, then register your company or sign in to accept.',
        '{company} 邀請貴企業在{site}上作為其客戶建立關聯。請在 {days} 天內開啟連結，註冊企業或登入後接受。',
      ),
    ],
    button: accept,
    end: once,
  },
  viewReport: {
    subject: t('{name}（{date}）', '{name} ({date})', '{name}（{date}）'),
    lines: [
      t(
        '附件是“{name}”的最新数据。打开链接可以查看和筛选。',
        'The current rows of “{name}” are attached. Open the link to see and filter them.',
        '附件是「{name}」的最新資料。開啟連結可以檢視和篩選。',
      ),
    ],
    button: openList,
    end: sentBy,
  },
  viewReportLink: {
    subject: t('{name}（{date}）', '{name} ({date})', '{name}（{date}）'),
    lines: [
      t(
        '“{name}”的数据较多，不便作为附件发送。请打开链接查看和导出。',
        '“{name}” has too many rows to be attached. Open the link to see and export them.',
        '「{name}」的資料較多，不便作為附件傳送。請開啟連結檢視和匯出。',
      ),
    ],
    button: openList,
    end: sentBy,
  },
} as const satisfies Record<string, MailText>;
export type MailTemplate = keyof typeof templates;

const copyLink = t(
  '如果按钮打不开，请把链接复制到浏览器：',
  'If the button does not work, copy the link into your browser:',
  '如果按鈕打不開，請把連結複製到瀏覽器：',
);

export type MailContent = { subject: string; text: string; html: string };

/** What a mail says; `company` (or the platform's name) is in its head, and `link` is where its button leads. */
export function writeMail(
  template: MailTemplate,
  language: Language,
  params: TextParams & { company: string; link: string },
): MailContent {
  const { subject, lines, button, end }: MailText = templates[template];
  const words = (text: Text) => say(text, language, params);
  const { company, link } = params;
  return {
    subject: words(subject),
    text: [company, ...lines.map(words), link, words(end)].join('\n\n'),
    html: page(language, words(subject), [
      `<p style="${styles.company}">${escape(company)}</p>`,
      ...lines.map((line) => `<p>${escape(words(line))}</p>`),
      `<p style="${styles.center}"><a href="${escape(link)}" style="${styles.button}">${escape(words(button))}</a></p>`,
      `<p style="${styles.quiet}">${escape(words(copyLink))}<br><a href="${escape(link)}" style="${styles.link}">${escape(link)}</a></p>`,
      `<p style="${styles.quiet}">${escape(words(end))}</p>`,
    ]),
  };
}

// Mail programs know neither style sheets nor variables.
const styles = {
  body: 'margin:0;padding:24px 12px;background:#f4f5f2;color:#1b2430;font:16px/1.6 sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e3e6e1;border-radius:8px',
  company:
    'margin:0 0 16px;padding:0 0 12px;border-bottom:1px solid #e3e6e1;font-size:18px;font-weight:600',
  center: 'margin:24px 0;text-align:center',
  button:
    'display:inline-block;padding:12px 28px;background:#0b7a5b;color:#ffffff;border-radius:6px;text-decoration:none',
  quiet: 'font-size:13px;color:#4a5563',
  link: 'color:#0b7a5b;word-break:break-all',
};

const page = (language: Language, title: string, lines: readonly string[]) =>
  `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head><body style="${styles.body}"><div style="${styles.card}">${lines.join('')}</div></body></html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (found) => entities[found]!);
