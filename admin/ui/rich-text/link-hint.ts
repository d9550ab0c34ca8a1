import { t } from '#contract/text.ts';

/** The hint for URLs that readers will open. */
export const linkHint = t(
  '请输入链接并确保可以访问',
  'Enter a link and make sure it can be opened',
  '請輸入連結並確保可以存取',
);
