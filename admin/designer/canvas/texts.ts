import { t } from '#contract/text.ts';

export const canvasTexts = {
  frame: t('手机预览', 'Phone preview', '手機預覽'),
  blocks: t('页面上的模块', 'Blocks on the page', '頁面上的模組'),
  empty: {
    title: t('从这里开始', 'Start here', '從這裡開始'),
    hint: t(
      '把左侧的模块拖到这里，或点击添加',
      'Drag a block from the left, or click one to add it',
      '把左側的模組拖到這裡，或點擊新增',
    ),
  },
  /** Where what is carried would land. */
  here: t('放在这里', 'Drop here', '放在這裡'),
  carried: t('{n} 个模块', '{n} {n:block|blocks}', '{n} 個模組'),
  tools: {
    label: t('“{name}”的操作', 'Actions for “{name}”', '「{name}」的操作'),
    labelMany: t('{n} 个模块的操作', 'Actions for {n} {n:block|blocks}', '{n} 個模組的操作'),
    up: t('上移', 'Move up', '上移'),
    down: t('下移', 'Move down', '下移'),
    duplicate: t('复制一份', 'Duplicate', '複製一份'),
    copy: t('复制', 'Copy', '複製'),
    hide: t('隐藏', 'Hide', '隱藏'),
    show: t('显示', 'Show', '顯示'),
    remove: t('删除', 'Delete', '刪除'),
  },
  hidden: t('{name}（已隐藏）', '{name} (hidden)', '{name}（已隱藏）'),
  told: {
    selected: t(
      '已选中“{name}”，第 {at} 个，共 {n} 个',
      '“{name}” selected, {at} of {n}',
      '已選取「{name}」，第 {at} 個，共 {n} 個',
    ),
    lifted: t(
      '拿起“{name}”，用上下方向键移动，空格放下，Esc 取消',
      'Picked up “{name}”. Use the arrow keys to move it, Space to drop it, Esc to cancel',
      '拿起「{name}」，用上下方向鍵移動，空白鍵放下，Esc 取消',
    ),
    over: t('第 {at} 个位置，共 {n} 个', 'Position {at} of {n}', '第 {at} 個位置，共 {n} 個'),
    placed: t('已放在第 {at} 个', 'Dropped at position {at}', '已放在第 {at} 個'),
    added: t(
      '已添加“{name}”，第 {at} 个',
      'Added “{name}” at position {at}',
      '已新增「{name}」，第 {at} 個',
    ),
    givenUp: t('已取消移动', 'Move cancelled', '已取消移動'),
    moved: t('已移到第 {at} 个', 'Moved to position {at}', '已移到第 {at} 個'),
    removed: t(
      '已删除 {n} 个模块，可以撤销',
      'Deleted {n} {n:block|blocks}. You can undo this',
      '已刪除 {n} 個模組，可以復原',
    ),
    hidden: t(
      '已隐藏 {n} 个模块，消费者看不到',
      'Hid {n} {n:block|blocks} from consumers',
      '已隱藏 {n} 個模組，消費者看不到',
    ),
    shown: t('已显示 {n} 个模块', 'Showing {n} {n:block|blocks} again', '已顯示 {n} 個模組'),
    copied: t('已复制 {n} 个模块', 'Copied {n} {n:block|blocks}', '已複製 {n} 個模組'),
    pasted: t('已粘贴 {n} 个模块', 'Pasted {n} {n:block|blocks}', '已貼上 {n} 個模組'),
    duplicated: t('已复制一份', 'Duplicated', '已複製一份'),
    undone: t('已撤销：{what}', 'Undone: {what}', '已復原：{what}'),
    redone: t('已重做：{what}', 'Redone: {what}', '已重做：{what}'),
  },
};
