import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageDrafts = feature('product/page-drafts', {
  resource: 'pageTemplate',
  area: 'product:page',
  title: t('草稿预览', 'Draft', '草稿預覽'),
  log: {
    draftLink: t('生成草稿预览链接', 'Made a link to a draft', '產生草稿預覽連結'),
    endDraftLinks: t('停用草稿预览链接', 'Ended the links to a draft', '停用草稿預覽連結'),
  },
});
