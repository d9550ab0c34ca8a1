import {
  blocksOf,
  emptySetup,
  setupFields,
  type Block,
  type PageDocument,
} from './kit/document.ts';
import { initialSettings, type Field, type Fields } from './kit/fields.ts';
import { readMessage, rulesOf } from './kit/schema.ts';
import type { Settings } from './kit/spec.ts';
import { findSpec } from './list.ts';
import { rulesOfPage, type Fault } from './page-rules.ts';

/** Migrates a block to the current version. Unknown types and later versions stay unchanged. */
export function upgrade(block: Block, spec = findSpec(block.type)): Block {
  if (!spec || block.version >= spec.version) return block;
  const steps = spec.steps.slice(block.version - 1);
  const settings = steps.reduce((before, step) => step(before), block.settings);
  return { ...block, version: spec.version, settings };
}

/** Opens a stored page for display or editing. Settings added later get their defaults. */
export function openPage(stored: PageDocument): PageDocument {
  const blocks = Object.entries(stored.blocks).map(([id, block]) => [id, open(block)]);
  const setup = { ...emptySetup, ...stored.setup };
  return { ...stored, setup, blocks: Object.fromEntries(blocks) as PageDocument['blocks'] };
}

function open(block: Block): Block {
  const today = upgrade(block);
  const spec = findSpec(today.type);
  return spec ? { ...today, settings: filled(spec.fields, today.settings) } : today;
}

/** Settings with defaults for missing values, also inside groups and list items. */
function filled(fields: Fields, settings: Settings): Settings {
  const inside = Object.entries(settings).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? filledValue(field, value) : value];
  });
  return { ...initialSettings(fields), ...Object.fromEntries(inside) };
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function filledValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group' && isSettings(value)) return filled(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => (isSettings(item) ? filled(field.item, item) : item));
  return value;
}

/** All validation errors of a page and its blocks. */
export const faultsOf = (page: PageDocument): Fault[] => [
  ...rulesOfPage(page),
  ...broken('', ['setup'], setupFields, page.setup),
  ...blocksOf(page).flatMap(({ id, type, settings, hidden }) => {
    const spec = findSpec(type);
    const faults = spec ? broken(id, [], spec.fields, settings) : [];
    // A hidden block may be unfinished when the page is published.
    return hidden ? faults.filter(({ isMissing }) => !isMissing) : faults;
  }),
];

function broken(block: string, at: readonly string[], fields: Fields, settings: Settings): Fault[] {
  const { error } = rulesOf(fields).safeParse(settings);
  return (error?.issues ?? []).map((issue) => ({
    block,
    path: [...at, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    message: readMessage(issue.message),
    isMissing: issue.code === 'custom' && issue.params?.isMissing === true,
  }));
}
