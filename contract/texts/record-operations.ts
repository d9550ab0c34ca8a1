import { say, t, type Text } from '../text.ts';

const verbs = {
  add: t('新增{one}', 'Added {one}', '新增{one}'),
  edit: t('编辑{one}', 'Edited {one}', '編輯{one}'),
  delete: t('删除{many}', 'Deleted {many}', '刪除{many}'),
  import: t('导入{many}', 'Imported {many}', '匯入{many}'),
  export: t('导出{many}', 'Exported {many}', '匯出{many}'),
};

/** What the usual calls of a record mean: `one` with its article, `many` in the plural. */
export function recordOperations(resource: string, one: Text, many: string): Record<string, Text> {
  const name = (verb: keyof typeof verbs): Text => ({
    zh_CN: say(verbs[verb], 'zh_CN', { one: one.zh_CN, many: one.zh_CN }),
    en: say(verbs[verb], 'en', { one: one.en, many }),
    zh_TW: say(verbs[verb], 'zh_TW', { one: one.zh_TW, many: one.zh_TW }),
  });
  return Object.fromEntries(
    (['add', 'edit', 'delete', 'import', 'export'] as const).map((verb) => [
      `${resource}/${verb}`,
      name(verb),
    ]),
  );
}
