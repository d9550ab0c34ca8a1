import * as z from 'zod';
import { t, type Text } from './text.ts';
import { inThree, namesInThree } from './translated.ts';
import { requiredText, typed } from './validation.ts';

/** What a consumer agrees to have personal data kept for. */
export const consentSubjects = [
  'activation',
  'repair',
  'report',
  'survey',
  'reward',
  'points',
] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** The text that was agreed to: `c3` is the third of the company, `p1` the first of the platform. */
export const consentGiven = z
  .string()
  .regex(/^[cp][1-9]\d{0,5}$/)
  .optional();

/** The consent on a record, as staff see it. */
export const consentShown = z
  .object({ text: z.string(), language: z.string(), given_time: z.string() })
  .nullable();
export type ConsentShown = z.infer<typeof consentShown>;

export const privacyLimit = 10_000;
/** A company's own privacy notice; Chinese is required. */
export const privacyBody = z.strictObject(
  inThree('body', requiredText(privacyLimit), typed(privacyLimit).default('')),
);

export const consentTexts = {
  title: t('隐私说明', 'Privacy notice', '隱私權說明'),
  /** Before and after the link to the notice. */
  agree: t('我已阅读并同意', 'I have read and agree to the', '我已閱讀並同意'),
  notice: t('《隐私说明》', 'privacy notice', '《隱私權說明》'),
  ofCompany: t('{company}的隐私说明', 'Privacy notice of {company}', '{company}的隱私權說明'),
  maker: t('产品的生产企业', 'the company that made the product', '產品的生產企業'),
  edition: t('第 {n} 版，自 {day} 起', 'Version {n}, since {day}', '第 {n} 版，自 {day} 起'),
  platformEdition: t(
    '平台文本，第 {n} 版',
    'The platform’s text, version {n}',
    '平台文本，第 {n} 版',
  ),
  older: t(
    '这是较早的版本，现行的版本见下面的链接。',
    'This is an earlier version. The one in force is linked below.',
    '這是較早的版本，現行的版本見下面的連結。',
  ),
  inForce: t('查看现行版本', 'See the version in force', '查看現行版本'),
  gone: t('没有找到这份隐私说明', 'This privacy notice was not found', '找不到這份隱私權說明'),
  call: t('致电客服 {phone}', 'Call us: {phone}', '致電客服 {phone}'),
  fields: {
    ...namesInThree('body', t('正文', 'Text', '內文')),
    number: t('版本', 'Version', '版本'),
    create_time: t('生效时间', 'In force since', '生效時間'),
    consent: t('隐私同意', 'Consent', '隱私同意'),
  },
  subjects: {
    activation: t('产品激活', 'Activation', '產品啟用'),
    repair: t('维修申请', 'Repair request', '維修申請'),
    report: t('举报', 'Report', '檢舉'),
    survey: t('调查问卷', 'Survey', '問卷調查'),
    reward: t('营销活动', 'Reward campaign', '行銷活動'),
    points: t('积分', 'Points', '點數'),
  } satisfies Record<ConsentSubject, Text>,
  shown: {
    given: t(
      '{time} 同意，{text}（{language}）',
      'Given {time}: {text} ({language})',
      '{time} 同意，{text}（{language}）',
    ),
    own: t(
      '本企业隐私说明第 {n} 版',
      'your privacy notice, version {n}',
      '本企業隱私權說明第 {n} 版',
    ),
    platform: t(
      '平台隐私说明第 {n} 版',
      'the platform’s notice, version {n}',
      '平台隱私權說明第 {n} 版',
    ),
    none: t('没有记录', 'None recorded', '沒有紀錄'),
  },
  done: t('已发布，立即生效', 'Published; it applies from now on', '已發布，立即生效'),
  errors: {
    same: t(
      '与现行的隐私说明相同，无需发布',
      'This is the notice in force already',
      '與現行的隱私權說明相同，無需發布',
    ),
    missing: t(
      '请阅读隐私说明并勾选同意',
      'Please read the privacy notice and tick the box',
      '請閱讀隱私權說明並勾選同意',
    ),
    changed: t(
      '隐私说明已更新，请阅读后重新勾选',
      'The privacy notice has changed. Please read it and tick the box again',
      '隱私權說明已更新，請閱讀後重新勾選',
    ),
  },
} as const;
