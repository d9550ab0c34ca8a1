import type { LoginType } from '../login-types.ts';
import { say, t, type Text } from '../text.ts';

export type Declared = { types: readonly LoginType[]; label: Text };
export const declare = <K extends string>(list: Record<K, Declared>) => list;

const verbs = {
  view: t('查看{what}', 'View {what}', '檢視{what}'),
  add: t('新增{what}', 'Add {what}', '新增{what}'),
  edit: t('编辑{what}', 'Edit {what}', '編輯{what}'),
  delete: t('删除{what}', 'Delete {what}', '刪除{what}'),
  import: t('导入{what}', 'Import {what}', '匯入{what}'),
  export: t('导出{what}', 'Export {what}', '匯出{what}'),
};
type Verb = keyof typeof verbs;

/** The usual rights over one kind of record. */
export function rights<const A extends string, const V extends Verb>(
  area: A,
  types: readonly LoginType[],
  what: Text,
  ...which: V[]
): Record<`${A}:${V}`, Declared> {
  const label = (verb: Verb): Text => ({
    zh_CN: say(verbs[verb], 'zh_CN', { what: what.zh_CN }),
    en: say(verbs[verb], 'en', { what: what.en }),
    zh_TW: say(verbs[verb], 'zh_TW', { what: what.zh_TW }),
  });
  return Object.fromEntries(
    which.map((verb) => [`${area}:${verb}`, { types, label: label(verb) }]),
  ) as Record<`${A}:${V}`, Declared>;
}
export const everyVerb = ['view', 'add', 'edit', 'delete', 'import', 'export'] as const;
