import { t } from '#contract/text.ts';

/** Said wherever an address is typed that a reader of the page will follow. */
export const linkHint = t(
  '请输入链接并确保可以访问',
  'Enter a link that can be opened',
  '請輸入連結並確保可以存取',
);
