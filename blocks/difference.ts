import { languages, type Language } from '#contract/language.ts';
import { t } from '#contract/text.ts';
import {
  blocksOf,
  longestBlockName,
  setupFields,
  type Block,
  type PageDocument,
} from './kit/document.ts';
import { text, toggle, type Field, type Fields } from './kit/fields.ts';
import { timeFields } from './shown-times.ts';
import type { Settings } from './kit/spec.ts';
import { isDictionary, isSame } from './legacy/same.ts';
import { findSpec } from './list.ts';

/** One changed setting: its labels, and its values before and after. */
export type SettingChange = {
  /** From the outside in; a number is a list item, counted from one. */
  path: readonly (Field | number | string)[];
  /** The language of a text, if only some languages differ. */
  language?: Language;
  before: unknown;
  after: unknown;
};

/** The change of one block between two pages; `block` is its current state, or its last one if it was removed. */
export type BlockChange = {
  block: Block;
  /** Its position from the top, counted from one. */
  at: number;
} & (
  | { kind: 'added' | 'removed' }
  | { kind: 'moved'; from: number; settings: readonly SettingChange[] }
  | { kind: 'changed'; settings: readonly SettingChange[] }
);

export type Difference = {
  setup: readonly SettingChange[];
  blocks: readonly BlockChange[];
};

/** The differences of two pages by block and setting; both pages are opened, so both have the current version. */
export function differenceOf(before: PageDocument, after: PageDocument): Difference {
  const old = blocksOf(before);
  const now = blocksOf(after);
  const stays = new Set(now.flatMap(({ id }) => (before.blocks[id] ? [id] : [])));
  const oldOrder = old.map(({ id }) => id).filter((id) => stays.has(id));
  const places = now.flatMap(({ id }) => (stays.has(id) ? [oldOrder.indexOf(id)] : []));
  const still = new Set(longestRising(places).map((place) => oldOrder[place]));
  const gone = old.flatMap((block, at): BlockChange[] =>
    after.blocks[block.id] ? [] : [{ kind: 'removed', block, at: at + 1 }],
  );
  const left = now.flatMap((block, at): BlockChange[] => {
    const earlier = before.blocks[block.id];
    if (!earlier) return [{ kind: 'added', block, at: at + 1 }];
    const settings = [
      ...changesIn(markFields, marksOf(earlier), marksOf(block)),
      ...changesIn(fieldsOf(block), earlier.settings, block.settings),
    ];
    if (!still.has(block.id)) {
      const from = old.findIndex(({ id }) => id === block.id) + 1;
      return [{ kind: 'moved', block, at: at + 1, from, settings }];
    }
    return settings.length === 0 ? [] : [{ kind: 'changed', block, at: at + 1, settings }];
  });
  const setup = changesIn(setupFields, before.setup, after.setup);
  return { setup, blocks: [...left, ...gone] };
}

/** What an author says of a block besides its settings. */
const markFields = {
  name: text(t('模块名称', 'Block name', '模組名稱'), { initial: '', max: longestBlockName }),
  hidden: toggle(t('隐藏', 'Hidden', '隱藏'), false),
  ...timeFields,
  shared: toggle(t('共享', 'Shared', '共享'), false),
};
const marksOf = ({ name = '', hidden, from = '', until = '', shared }: Block) => ({
  name,
  hidden: hidden === true,
  from,
  until,
  shared: shared !== undefined,
});

const fieldsOf = ({ type }: Block): Fields => findSpec(type)?.fields ?? {};

/** The longest subsequence that kept its order: all others were moved. */
function longestRising(numbers: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const before = runs
      .filter((run) => run.at(-1)! < number)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...before, number]);
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

function changesIn(fields: Fields, before: Settings, after: Settings): SettingChange[] {
  const names = [
    ...new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)]),
  ];
  return names.flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return changesOf(field, before[name], after[name]).map((change) => ({
      ...change,
      path: [field ?? name, ...change.path],
    }));
  });
}

function changesOf(field: Field | undefined, before: unknown, after: unknown): SettingChange[] {
  if (isSame(before, after)) return [];
  const whole = [{ path: [], before, after }];
  if (field?.kind === 'group' && isDictionary(before) && isDictionary(after))
    return changesIn(field.fields, before, after);
  if (field?.kind === 'list' && Array.isArray(before) && Array.isArray(after))
    return changesInList(field.item, before, after);
  if (field?.kind === 'phrase' || field?.kind === 'html') {
    const each = byLanguage(before, after);
    return each.length > 0 ? each : whole;
  }
  return whole;
}

function changesInList(item: Fields, before: readonly unknown[], after: readonly unknown[]) {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, at) => at).flatMap((at): SettingChange[] => {
    const [old, now] = [before[at], after[at]];
    if (isSame(old, now)) return [];
    const changes =
      isDictionary(old) && isDictionary(now)
        ? changesIn(item, old, now)
        : [{ path: [], before: old, after: now }];
    return changes.map((change) => ({ ...change, path: [at + 1, ...change.path] }));
  });
}

/** Multilingual texts are compared by language. */
function byLanguage(before: unknown, after: unknown): SettingChange[] {
  if (!isPerLanguage(before) || !isPerLanguage(after)) return [];
  return languages.flatMap((language) => {
    const [old, now] = [before[language] ?? '', after[language] ?? ''];
    return old === now ? [] : [{ path: [], language, before: old, after: now }];
  });
}

const isPerLanguage = (value: unknown): value is Partial<Record<Language, string>> =>
  isDictionary(value) && !('bind' in value);
