import { t } from '#contract/text.ts';

export const sharingTexts = {
  add: t('作为共享内容添加“{name}”', 'Add “{name}” as shared', '作為共享內容新增「{name}」'),
  added: t(
    '已添加共享片段“{name}”，{n} 个模块',
    'Added shared section “{name}”: {n} {n:block|blocks}',
    '已新增共享片段「{name}」，{n} 個模組',
  ),
  already: t(
    '页面中已有共享片段“{name}”',
    'The page already has the shared section “{name}”',
    '頁面中已有共享片段「{name}」',
  ),
  noRoom: t(
    '没有添加：其中有一个页面只能有一个的模块，或页面已满',
    'Not added: it has a block that a page can have only once, or the page is full',
    '沒有新增：其中有一個頁面只能有一個的模組，或頁面已滿',
  ),
  shared: t('{name}（共享）', '{name} (shared)', '{name}（共享）'),
  mark: t('共享', 'Shared', '共享'),
  notice: {
    title: t('共享片段“{name}”', 'Shared section “{name}”', '共享片段「{name}」'),
    same: t(
      '修改后可以更新到所有使用它的页面。',
      'Once you have changed it, you can update all pages that use it.',
      '修改後可以更新到所有使用它的頁面。',
    ),
    changed: t(
      '与共享内容不同：只在这个页面生效，也不再随它更新。',
      'Differs from the shared content: this holds for this page alone, which is no longer updated with it.',
      '與共享內容不同：只在這個頁面生效，也不再隨它更新。',
    ),
    gone: t(
      '共享片段已删除，这些模块只属于这个页面。',
      'The shared section was deleted. These blocks belong to this page alone.',
      '共享片段已刪除，這些模組只屬於這個頁面。',
    ),
    update: t('更新所有页面', 'Update all pages', '更新所有頁面'),
    restore: t('恢复共享内容', 'Restore shared content', '恢復共享內容'),
    detach: t('断开', 'Detach', '斷開'),
  },
  steps: {
    restore: t('恢复共享内容', 'Restore shared content', '恢復共享內容'),
    detach: t('断开共享', 'Detach from the shared section', '斷開共享'),
  },
  detached: t(
    '已断开，这些模块只属于这个页面',
    'Detached. The blocks belong to this page alone',
    '已斷開，這些模組只屬於這個頁面',
  ),
  dialog: {
    title: t('更新共享片段“{name}”', 'Update shared section “{name}”', '更新共享片段「{name}」'),
    verb: t('更新', 'Update', '更新'),
    none: t(
      '没有其他页面使用它，只更新片段本身。',
      'No other page uses it. Only the section itself is updated.',
      '沒有其他頁面使用它，只更新片段本身。',
    ),
    follow: t('将更新的页面', 'Pages that are updated', '將更新的頁面'),
    own: t('保持不变：有自己的修改', 'Pages that stay: changed there', '保持不變：有自己的修改'),
    published: t(
      '已发布，消费者将立即看到',
      'Published: consumers see it immediately',
      '已發布，消費者將立即看到',
    ),
    draft: t('草稿', 'Draft', '草稿'),
    trial: t('A/B 测试将结束', 'Its A/B test ends', 'A/B 測試將結束'),
    here: t('本页', 'This page', '本頁'),
    hint: t(
      '已发布的页面会生成新版本，可以恢复到之前的版本；已定时的版本不变。',
      'Published pages get a new version and can go back to the one before. Scheduled versions stay as they are.',
      '已發布的頁面會產生新版本，可以恢復到之前的版本；已定時的版本不變。',
    ),
    unsaved: t(
      '页面还没有保存，请稍后再试',
      'The page has not been saved yet. Please try again later',
      '頁面還沒有儲存，請稍後再試',
    ),
  },
};
