import { t } from '#contract/text.ts';

export const pageCommentTexts = {
  one: t('批注', 'comment', '批註'),
  fields: {
    page_id: t('页面模板', 'Page template', '頁面範本'),
    reply_to: t('回复的批注', 'Answered comment', '回覆的批註'),
    block: t('模块', 'Block', '模組'),
    text: t('批注内容', 'Comment', '批註內容'),
    is_resolved: t('已解决', 'Resolved', '已解決'),
  },
  done: {
    deleted: t('已删除', 'Deleted', '已刪除'),
  },
  errors: {
    noBlock: t(
      '这个模块还没有保存，或已被删除',
      'This block has not been saved yet, or was deleted',
      '這個模組還沒有儲存，或已被刪除',
    ),
    full: t(
      '这个页面的批注太多，请先删除一些',
      'This page has too many comments. Please delete some first',
      '這個頁面的批註太多，請先刪除一些',
    ),
    notOwn: t('只能删除自己的批注', 'You can only delete your own comments', '只能刪除自己的批註'),
    answered: t(
      '已有人回复，不能删除，可以标记为已解决',
      'Others have answered, so it can’t be deleted. You can mark it as resolved',
      '已有人回覆，不能刪除，可以標記為已解決',
    ),
  },
} as const;
