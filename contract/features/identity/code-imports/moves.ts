import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The states of an import. A job leads from checking to checked, from importing to done, and from removing to removed. */
export const importMoves = moves(
  {
    checking: t('检查中', 'Checking', '檢查中'),
    checked: t('待导入', 'Checked', '待匯入'),
    importing: t('导入中', 'Importing', '匯入中'),
    done: t('已导入', 'Imported', '已匯入'),
    failed: t('失败', 'Failed', '失敗'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
    removing: t('撤回中', 'Undoing', '撤回中'),
    removed: t('已撤回', 'Undone', '已撤回'),
  },
  {
    start: {
      from: ['checked'],
      to: 'importing',
      right: 'add',
      label: t('导入', 'Import', '匯入'),
      confirm: t(
        '导入 {names} 的 {good} 个编码？有误的 {bad} 行会跳过，报告可以下载。',
        'Import the {good} codes of {names}? The {bad} lines with errors are skipped; their report can be downloaded.',
        '匯入 {names} 的 {good} 個編碼？有誤的 {bad} 列會略過，報告可以下載。',
      ),
      log: t('开始导入编码', 'Started an import of codes', '開始匯入編碼'),
      done: t('正在后台导入', 'Importing in the background', '正在背景匯入'),
    },
    cancel: {
      from: ['checking', 'checked'],
      to: 'cancelled',
      right: 'add',
      label: t('取消', 'Cancel', '取消'),
      isAside: true,
      confirm: t(
        '取消 {names}？还没有任何编码导入，可以换一个文件重新开始。',
        'Cancel {names}? No codes have been imported; you can start again with another file.',
        '取消 {names}？還沒有任何編碼匯入，可以換一個檔案重新開始。',
      ),
      log: t('取消导入编码', 'Cancelled an import of codes', '取消匯入編碼'),
      done: t('已取消', 'Cancelled', '已取消'),
    },
    remove: {
      from: ['done', 'failed'],
      to: 'removing',
      right: 'remove',
      reason: 'required',
      label: t('撤回', 'Undo import', '撤回'),
      isDanger: true,
      confirm: t(
        '撤回 {names}？导入的编码会全部删除，额度退回。只要有一个编码已被使用或查询过，就不会撤回。',
        'Undo {names}? All its codes are deleted and the quota is returned. If any of them has been used or checked, nothing is undone.',
        '撤回 {names}？匯入的編碼會全部刪除，額度退回。只要有一個編碼已被使用或查詢過，就不會撤回。',
      ),
      log: t('撤回导入的编码', 'Undid a code import', '撤回匯入的編碼'),
      done: t('正在后台撤回', 'Undoing in the background', '正在背景撤回'),
    },
  },
);
export type ImportState = StateOf<typeof importMoves>;
export type ImportMove = MoveOf<typeof importMoves>;
