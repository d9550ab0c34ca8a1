import { t } from '#contract/text.ts';

export const outlineTexts = {
  title: t('排序', 'Order', '排序'),
  label: t('模块排序', 'Block order', '模組排序'),
  empty: t('页面上还没有模块', 'No blocks on the page yet', '頁面上還沒有模組'),
  page: t('页面设置', 'Page setup', '頁面設定'),
  drag: t('拖动“{name}”', 'Drag “{name}”', '拖曳「{name}」'),
  fixed: t('固定在底部', 'Pinned to the bottom', '固定在底部'),
  hidden: t('未开通 3D，不显示', '3D not included, not shown', '未開通 3D，不顯示'),
  faults: t('{n} 处需要处理', '{n} {n:issue|issues}', '{n} 處需要處理'),
  remove: t('删除“{name}”', 'Delete “{name}”', '刪除「{name}」'),
  ask: t('确定删除这个模块吗？', 'Delete this block?', '確定刪除這個模組嗎？'),
  verb: t('删除', 'Delete', '刪除'),
  cancel: t('取消', 'Cancel', '取消'),
  sorting: {
    how: t(
      '按空格拿起，用上下方向键移动，再按空格放下，Esc 取消',
      'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel',
      '按空白鍵拿起，用上下方向鍵移動，再按空白鍵放下，Esc 取消',
    ),
    lifted: t('拿起第 {n} 个模块', 'Block {n} picked up', '拿起第 {n} 個模組'),
    over: t('移到第 {n} 个位置', 'Moved to position {n}', '移到第 {n} 個位置'),
    dropped: t('放在第 {n} 个位置', 'Dropped at position {n}', '放在第 {n} 個位置'),
    cancelled: t('已取消移动', 'Move cancelled', '已取消移動'),
  },
};
