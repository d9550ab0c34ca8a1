import { t, type Text } from '#contract/text.ts';

/** What a key means in the designer. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'preview'
  | 'publish'
  | 'find'
  | 'sheet'
  | 'next'
  | 'previous'
  | 'nextToo'
  | 'previousToo'
  | 'first'
  | 'last'
  | 'all'
  | 'none'
  | 'open'
  | 'up'
  | 'down'
  | 'duplicate'
  | 'remove'
  | 'hide'
  | 'lift';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const withMod: Readonly<Record<string, Shortcut>> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  a: 'all',
  d: 'duplicate',
  p: 'preview',
  enter: 'publish',
};
const withModShift: Readonly<Record<string, Shortcut>> = { z: 'redo', h: 'hide' };
const plain: Readonly<Record<string, Shortcut>> = {
  '?': 'sheet',
  '？': 'sheet',
  '/': 'find',
  arrowdown: 'next',
  arrowup: 'previous',
  home: 'first',
  end: 'last',
  escape: 'none',
  enter: 'open',
  delete: 'remove',
  backspace: 'remove',
  ' ': 'lift',
};

/** The command of a key; null if it has none here and the browser handles it. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): Shortcut | null {
  const name = key.toLowerCase();
  const isMod = ctrlKey || metaKey;
  if (isMod && altKey) return null;
  if (isMod) return (shiftKey ? withModShift : withMod)[name] ?? null;
  if (altKey) return name === 'arrowup' ? 'up' : name === 'arrowdown' ? 'down' : null;
  if (shiftKey && name === 'arrowdown') return 'nextToo';
  if (shiftKey && name === 'arrowup') return 'previousToo';
  if (shiftKey && !['?', '？'].includes(name)) return null;
  return plain[name] ?? null;
}

/** Shortcuts that only work with the focus on the page: on a button or in a list the keys have other meanings. */
export const onPageOnly: ReadonlySet<Shortcut> = new Set<Shortcut>([
  'next',
  'previous',
  'nextToo',
  'previousToo',
  'first',
  'last',
  'open',
  'lift',
  'remove',
]);

export type Line = { keys: readonly string[]; text: Text };

/** All shortcuts, for the list. */
export const sheet: Readonly<Record<'page' | 'select' | 'edit', readonly Line[]>> = {
  page: [
    { keys: ['Mod', 'Z'], text: t('撤销', 'Undo', '復原') },
    { keys: ['Mod', 'Shift', 'Z'], text: t('重做', 'Redo', '重做') },
    { keys: ['Mod', 'S'], text: t('立即保存', 'Save now', '立即儲存') },
    { keys: ['Mod', 'P'], text: t('预览全部状态', 'Preview all statuses', '預覽全部狀態') },
    { keys: ['Mod', 'Enter'], text: t('发布', 'Publish', '發布') },
    { keys: ['/'], text: t('搜索模块', 'Search blocks', '搜尋模組') },
    { keys: ['?'], text: t('快捷键', 'Shortcuts', '快速鍵') },
  ],
  select: [
    { keys: ['↓'], text: t('下一个模块', 'Next block', '下一個模組') },
    { keys: ['↑'], text: t('上一个模块', 'Previous block', '上一個模組') },
    { keys: ['Shift', '↓'], text: t('多选', 'Add to selection', '多選') },
    { keys: ['Home'], text: t('第一个', 'First', '第一個') },
    { keys: ['End'], text: t('最后一个', 'Last', '最後一個') },
    { keys: ['Mod', 'A'], text: t('全选', 'Select all', '全選') },
    { keys: ['Esc'], text: t('回到页面设置', 'Back to the page', '回到頁面設定') },
    { keys: ['Enter'], text: t('打开设置', 'Open settings', '開啟設定') },
  ],
  edit: [
    { keys: ['Alt', '↑'], text: t('上移', 'Move up', '上移') },
    { keys: ['Alt', '↓'], text: t('下移', 'Move down', '下移') },
    { keys: ['Space'], text: t('拿起，再按放下', 'Pick up, drop', '拿起，再按放下') },
    { keys: ['Mod', 'C'], text: t('复制', 'Copy', '複製') },
    { keys: ['Mod', 'X'], text: t('剪切', 'Cut', '剪下') },
    { keys: ['Mod', 'V'], text: t('粘贴', 'Paste', '貼上') },
    { keys: ['Mod', 'D'], text: t('复制一份', 'Duplicate', '複製一份') },
    { keys: ['Mod', 'Shift', 'H'], text: t('隐藏或显示', 'Hide or show', '隱藏或顯示') },
    { keys: ['Delete'], text: t('删除', 'Delete', '刪除') },
  ],
};
