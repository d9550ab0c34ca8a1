import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { generateFilter } from '#contract/features/tool/generate/contract.ts';
import {
  generateInput,
  generateRow,
  type Description,
  type GenerateInfo,
  type GenerateRow,
  generateCalls,
} from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { archiveOf } from '#server/tool/generate/archive.ts';
import { lookAround } from '#server/tool/generate/around.ts';
import { checkDescription } from '#server/tool/generate/check.ts';
import { generate } from '#server/tool/generate/generate.ts';
import { AnchorMissing } from '#server/tool/generate/insert.ts';
import { sources } from '#server/tool/generate/tree.ts';

const readRows = plainRows('generate_description', generateRow, false);

const list: ListPlan<z.output<typeof generateFilter>, GenerateRow> = {
  table: 'generate_description',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    type: oneOf('type'),
    create_time: within('create_time'),
  },
  rows: readRows,
};

async function readContent({ tx }: Pick<Reader, 'tx'>, id: number): Promise<Description> {
  const row = await tx
    .selectFrom('generate_description')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.content;
}

/** What has no column of its own, because no list asks for it. */
const inContent = (Object.keys(generateInput.shape) as (keyof Description)[]).filter(
  (name) => !(name in generateRow.shape),
);

const plan: RecordPlan<typeof generateCalls> = {
  texts: generateTexts,
  list,
  unique: { generate_description_by_resource: 'resource' },
  readInfo: async (reader, id): Promise<GenerateInfo> => {
    const [row] = await readRows(reader, [id]);
    if (!row) throw notFound();
    return { ...(await readContent(reader, id)), ...row };
  },
  toColumns: (input) => {
    checkDescription(input, sources);
    return { ...input, field_count: input.fields.length, content: input };
  },
  related: {
    fields: inContent,
    read: async (reader, id) => {
      const content = await readContent(reader, id);
      return Object.fromEntries(inContent.map((name) => [name, content[name]]));
    },
  },
};
const { add, read } = recordWork(generateCalls, plan);

/** A file that lost its places is not the caller's mistake, and not to be hidden either. */
async function filesOf(described: Description) {
  checkDescription(described, sources);
  try {
    return await generate(described, sources);
  } catch (error) {
    if (!(error instanceof AnchorMissing)) throw error;
    throw new Refusal(generateTexts.errors.changed, {
      code: codes.conflict,
      params: { reason: error.message },
    });
  }
}

/** `brand`, `brandCopy`, `brandCopyCopy`: what is described twice is called differently. */
async function freeName({ tx }: Pick<Reader, 'tx'>, resource: string): Promise<string> {
  const name = `${resource}Copy`;
  const known = await tx
    .selectFrom('generate_description')
    .select('id')
    .where('resource', '=', name)
    .executeTakeFirst();
  return known ? freeName({ tx }, name) : name;
}

export const generateEndpoints = [
  ...serveRecords(generateCalls, plan),
  serve(generateCalls.around, () => Promise.resolve(lookAround()), { transaction: false }),
  serve(generateCalls.preview, async (call) => filesOf(await readContent(call, call.input.id)), {
    writes: false,
    keepAnswer: false,
    isLong: true,
  }),
  serve(generateCalls.download, async (call) => {
    const described = await readContent(call, call.input.id);
    const body = archiveOf(described, await filesOf(described));
    return { name: `${described.resource}.zip`, type: 'application/zip', body };
  }),
  serve(generateCalls.copy, async (call) => {
    const described = await readContent(call, call.input.id);
    const resource = await freeName(call, described.resource);
    const copy = generateInput.safeParse({ ...described, resource });
    if (!copy.success) throw new Refusal(generateTexts.errors.taken, { code: codes.conflict });
    call.tell(generateTexts.done.copied, { name: resource });
    return (await read(call, await add(call, copy.data))) as GenerateInfo;
  }),
];
