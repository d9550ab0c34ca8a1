import { t } from '#contract/text.ts';

export const tabTexts = {
  bar: t('打开的页面', 'Open pages', '開啟的頁面'),
  more: t('页签操作', 'Tab actions', '頁籤操作'),
  back: t('前面的页签', 'Earlier tabs', '前面的頁籤'),
  forth: t('后面的页签', 'Later tabs', '後面的頁籤'),
  closeOne: t('关闭 {name}', 'Close {name}', '關閉 {name}'),
  reload: t('刷新', 'Reload', '重新整理'),
  close: t('关闭', 'Close', '關閉'),
  closeLeft: t('关闭左侧', 'Close tabs to the left', '關閉左側'),
  closeRight: t('关闭右侧', 'Close tabs to the right', '關閉右側'),
  closeOthers: t('关闭其他', 'Close other tabs', '關閉其他'),
  closeAll: t('关闭全部', 'Close all tabs', '關閉全部'),
  unsaved: {
    ask: t('放弃未保存的修改？', 'Discard unsaved changes?', '放棄未儲存的修改？'),
    hint: t(
      '关闭后，刚才填写的内容将丢失。',
      'If you close it now, your input is lost.',
      '關閉後，剛才填寫的內容將遺失。',
    ),
    pages: t(
      '{list} 中有未保存的内容，关闭后将丢失。',
      'There are unsaved changes in {list}. Closing discards them.',
      '{list} 中有未儲存的內容，關閉後將遺失。',
    ),
    comma: t('、', ', ', '、'),
    discard: t('放弃', 'Discard', '放棄'),
    stay: t('继续编辑', 'Keep editing', '繼續編輯'),
  },
} as const;
