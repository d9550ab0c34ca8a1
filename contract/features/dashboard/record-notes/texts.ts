import { t } from '#contract/text.ts';

export const recordNoteTexts = {
  one: t('讨论', 'note', '討論'),
  fields: {
    kind: t('记录类型', 'Kind of record', '紀錄類型'),
    record_id: t('记录', 'Record', '紀錄'),
    text: t('内容', 'Text', '內容'),
    mentions: t('提到的同事', 'Mentioned colleagues', '提及的同事'),
    files: t('附件', 'Attachments', '附件'),
  },
  done: {
    added: t('已发布', 'Posted', '已發布'),
    edited: t('已保存', 'Saved', '已儲存'),
    deleted: t('已删除', 'Deleted', '已刪除'),
  },
  errors: {
    notOwn: t(
      '只能修改或删除自己的讨论',
      'You can only change or delete your own notes',
      '只能修改或刪除自己的討論',
    ),
    cannotSee: t(
      '提到的同事无法查看这条记录',
      'A mentioned colleague can’t see this record',
      '提及的同事無法檢視這筆紀錄',
    ),
  },
} as const;
