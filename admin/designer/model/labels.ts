import { findSpec } from '#blocks/list.ts';
import { setupFields } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import { languages } from '#contract/language.ts';
import { say, t, type Text } from '#contract/text.ts';
import type { Path } from './block-edits.ts';

/** A text whose places are filled with other texts, each in its own language. */
export const compose = (text: Text, params: Readonly<Record<string, Text | string | number>>) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      say(
        text,
        language,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'object' ? value[language] : value,
          ]),
        ),
      ),
    ]),
  ) as Text;

const unknownBlock = t('未知模块', 'unknown block', '未知模組');
export const nameOfType = (type: string): Text => findSpec(type)?.name ?? unknownBlock;

/** The field at a path of settings, including inside lists and groups. */
export function fieldAt(fields: Fields, path: Path): Field | undefined {
  let inside: Fields | undefined = fields;
  let found: Field | undefined;
  for (const step of path) {
    // An array index is not a field name.
    if (typeof step === 'number') continue;
    if (!inside || !Object.hasOwn(inside, step)) return found;
    found = inside[step];
    inside =
      found?.kind === 'list' ? found.item : found?.kind === 'group' ? found.fields : undefined;
  }
  return found;
}

const sentences = {
  add: t('添加“{name}”', 'Add “{name}”', '新增「{name}」'),
  remove: t('删除“{name}”', 'Delete “{name}”', '刪除「{name}」'),
  removeMany: t('删除 {n} 个模块', 'Delete {n} {n:block|blocks}', '刪除 {n} 個模組'),
  move: t('移动“{name}”', 'Move “{name}”', '移動「{name}」'),
  moveMany: t('移动 {n} 个模块', 'Move {n} {n:block|blocks}', '移動 {n} 個模組'),
  duplicate: t('复制“{name}”', 'Duplicate “{name}”', '複製「{name}」'),
  duplicateMany: t('复制 {n} 个模块', 'Duplicate {n} {n:block|blocks}', '複製 {n} 個模組'),
  paste: t('粘贴“{name}”', 'Paste “{name}”', '貼上「{name}」'),
  pasteMany: t('粘贴 {n} 个模块', 'Paste {n} {n:block|blocks}', '貼上 {n} 個模組'),
  hide: t('隐藏“{name}”', 'Hide “{name}”', '隱藏「{name}」'),
  hideMany: t('隐藏 {n} 个模块', 'Hide {n} {n:block|blocks}', '隱藏 {n} 個模組'),
  show: t('显示“{name}”', 'Show “{name}”', '顯示「{name}」'),
  showMany: t('显示 {n} 个模块', 'Show {n} {n:block|blocks}', '顯示 {n} 個模組'),
  time: t('修改“{name}”的显示时间', 'Change when “{name}” is shown', '修改「{name}」的顯示時間'),
  rename: t('重命名“{name}”', 'Rename “{name}”', '重新命名「{name}」'),
  set: t('修改“{name}”的{field}', 'Change {field} of “{name}”', '修改「{name}」的{field}'),
  together: t(
    '修改 {n} 个模块的{field}',
    'Change {field} of {n} {n:block|blocks}',
    '修改 {n} 個模組的{field}',
  ),
  setup: t('修改页面的{field}', 'Change {field} of the page', '修改頁面的{field}'),
};
const settings = t('设置', 'settings', '設定');

/** The label of a change to one or several blocks. */
export function labelOf(
  what: 'remove' | 'move' | 'duplicate' | 'paste' | 'hide' | 'show' | 'rename' | 'time',
  types: readonly string[],
): Text {
  const [only] = types;
  return what === 'rename' || what === 'time' || (types.length === 1 && only !== undefined)
    ? compose(sentences[what], { name: nameOfType(only ?? '') })
    : compose(sentences[`${what}Many`], { n: types.length });
}

export const labelOfAdding = (type: string): Text =>
  compose(sentences.add, { name: nameOfType(type) });

/** The label of a changed setting, from the block's fields. */
export const labelOfSetting = (type: string, path: Path): Text =>
  compose(sentences.set, {
    name: nameOfType(type),
    field: fieldAt(findSpec(type)?.fields ?? {}, path)?.label ?? settings,
  });

/** The label of a setting that several blocks have in common. */
export const labelOfTogether = (n: number, type: string, path: Path): Text =>
  compose(sentences.together, {
    n,
    field: fieldAt(findSpec(type)?.fields ?? {}, path)?.label ?? settings,
  });

export const labelOfSetup = (path: Path): Text =>
  compose(sentences.setup, { field: fieldAt(setupFields, path)?.label ?? settings });
