import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const recordNotes = feature('dashboard/record-notes', {
  resource: 'recordNote',
  title: t('讨论', 'Notes on records', '討論'),
  log: {
    add: t('添加讨论', 'Added a note', '新增討論'),
    edit: t('修改讨论', 'Changed a note', '修改討論'),
    delete: t('删除讨论', 'Deleted a note', '刪除討論'),
  },
});
