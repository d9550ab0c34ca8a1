import * as z from 'zod';
import { t, type Text } from '#contract/text.ts';
import {
  longestBlockName,
  mostBlocks,
  setupFields,
  unshared,
  type Block,
  type PageDocument,
} from './kit/document.ts';
import { isLegacy, readLegacy } from './legacy/legacy.ts';
import { isTooDeep } from './legacy/encoded.ts';
import { isDictionary } from './legacy/same.ts';
import { readSettings } from './legacy/settings.ts';
import { findSpec } from './list.ts';
import { contradictionsIn } from './page-rules.ts';

const format = 'suyuan-page';
const version = 1;
const mostBytes = 2 * 1024 * 1024;

const texts = {
  tooLarge: t('文件过大，不能超过 2 MB', 'The file is larger than 2 MB', '檔案過大，不能超過 2 MB'),
  notPage: t(
    '这不是页面文件，请选择导出的页面 JSON',
    'This is not a page file. Please choose the JSON of an exported page',
    '這不是頁面檔案，請選擇匯出的頁面 JSON',
  ),
  later: t(
    '页面由更新的版本导出，请先升级系统',
    'This page was exported by a newer version. Please upgrade first',
    '頁面由較新的版本匯出，請先升級系統',
  ),
  tooMany: t('页面最多 300 个模块', 'A page has at most 300 blocks', '頁面最多 300 個模組'),
  damaged: t(
    '页面文件已损坏，内容不完整',
    'The page file is damaged',
    '頁面檔案已損壞，內容不完整',
  ),
};

/** A page as a file. */
export function writePage(page: PageDocument): string {
  // Sections are numbered here alone.
  const blocks = Object.entries(page.blocks).map(([name, one]) => [name, unshared(one)]);
  return JSON.stringify(
    { format, version, page: { ...page, blocks: Object.fromEntries(blocks) } },
    null,
    2,
  );
}

export type ReadPage = { page: PageDocument; fault?: never } | { page?: never; fault: Text };

/** A page from a file, ours or of the older editor; or the error. */
export function readPage(text: string): ReadPage {
  if (new TextEncoder().encode(text).length > mostBytes) return { fault: texts.tooLarge };
  const value = parsed(text);
  if (isTooDeep(value)) return { fault: texts.notPage };
  if (isDictionary(value) && value.format === format) return readOwn(value);
  if (!isLegacy(value)) return { fault: texts.notPage };
  const page = readLegacy(value);
  return page.order.length > mostBlocks ? { fault: texts.tooMany } : { page };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const id = z.string().regex(/^[a-z\d][\w-]{0,63}$/i);
const settings = z.record(z.string(), z.unknown());
const block = z.object({
  id,
  type: z.string().max(100),
  version: z.int().min(1),
  settings,
  name: z.string().max(longestBlockName).optional(),
  hidden: z.literal(true).optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  kept: z.unknown().optional(),
});
const page = z.object({
  schema: z.literal(1),
  setup: settings,
  order: z.array(id),
  blocks: z.record(id, block),
  kept: z.unknown().optional(),
});

function readOwn({ version: made, page: given }: Readonly<Record<string, unknown>>): ReadPage {
  if (typeof made === 'number' && made > version) return { fault: texts.later };
  if (!isDictionary(given)) return { fault: texts.damaged };
  if (Array.isArray(given.order) && given.order.length > mostBlocks)
    return { fault: texts.tooMany };
  const { data, success } = page.safeParse(given);
  if (!success) return { fault: texts.damaged };
  const blocks = Object.entries(data.blocks).map(([name, one]) => [name, readable(one)]);
  const read: PageDocument = {
    ...data,
    setup: readSettings(setupFields, data.setup) as PageDocument['setup'],
    blocks: Object.fromEntries(blocks) as PageDocument['blocks'],
  };
  return contradictionsIn(read).length === 0 ? { page: read } : { fault: texts.damaged };
}

/** Settings of the current version converted to the types their views expect; others are left to the migrations. */
function readable(one: Block): Block {
  const spec = findSpec(one.type);
  if (!spec || spec.version !== one.version) return one;
  return { ...one, settings: readSettings(spec.fields, one.settings) };
}
