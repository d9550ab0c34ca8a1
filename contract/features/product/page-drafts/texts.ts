import { t } from '#contract/text.ts';

/** What is said around looking at a page before anybody else sees it. */
export const pageDraftTexts = {
  fields: {
    code: t('序列号', 'Serial number', '序號'),
    language: t('语言', 'Language', '語言'),
    ids: t('产品', 'Products', '產品'),
  },
  errors: {
    unknownCode: t(
      '本企业没有这个序列号',
      'Your company has no such serial number',
      '本企業沒有這個序號',
    ),
  },
};
