import { t } from '#contract/text.ts';

export const tabTexts = {
  bar: t('打开的页面', 'Open pages', '開啟的頁面'),
  more: t('页签操作', 'Tab actions', '頁籤操作'),
  closeOne: t('关闭 {name}', 'Close {name}', '關閉 {name}'),
  reload: t('刷新', 'Reload', '重新整理'),
  close: t('关闭', 'Close', '關閉'),
  closeLeft: t('关闭左侧', 'Close to the left', '關閉左側'),
  closeRight: t('关闭右侧', 'Close to the right', '關閉右側'),
  closeOthers: t('关闭其他', 'Close others', '關閉其他'),
  closeAll: t('关闭全部', 'Close all', '關閉全部'),
} as const;
