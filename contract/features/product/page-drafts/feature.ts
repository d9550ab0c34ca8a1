import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageDrafts = feature('product/page-drafts', {
  resource: 'pageTemplate',
  area: 'product:page',
  title: t('草稿预览', 'Draft preview', '草稿預覽'),
  log: {
    draftLink: t('生成草稿预览链接', 'Created a draft preview link', '產生草稿預覽連結'),
    endDraftLinks: t('停用草稿预览链接', 'Revoked draft preview links', '停用草稿預覽連結'),
  },
});
