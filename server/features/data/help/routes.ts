import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  audiences,
  helpCategories,
  type helpFilter,
  type Audience,
  type Help,
  type HelpInfo,
  type HelpInput,
  helpCalls,
} from '#contract/features/data/help/contract.ts';
import { helpCentreTexts } from '#contract/features/data/help/texts.ts';
import { comma } from '#contract/text.ts';
import { freePictures, picturesIn, usePictures } from '#server/files/of-platform.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { harmlessBodies } from '#server/pages/bodies.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn, RecordPlan } from '#server/records/plan.ts';
import { isInDict } from '#server/records/references.ts';
import { exportInThree, importInThree } from '#server/records/translated.ts';
import { dictWords } from '#server/records/words.ts';
import { readHelpEndpoint } from './read.ts';
import { asMarkup, asText } from './plain-text.ts';

const { errors } = helpCentreTexts;

async function readRows({ tx, language }: Reader, ids: number[]): Promise<HelpInfo[]> {
  const rows = await tx
    .selectFrom('help as h')
    .leftJoin('dict_data as d', (join) =>
      join.onRef('d.value', '=', 'h.category').on('d.dict_code', '=', helpCategories),
    )
    .select(['h.id', 'h.category', 'd.name as category_name'])
    .select(['h.title', 'h.title_en', 'h.title_tw', 'h.body', 'h.body_en', 'h.body_tw'])
    .select(['h.audiences', 'h.sort', 'h.is_shown', 'h.version', 'h.create_time', 'h.update_time'])
    .where('h.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    category_name: row.category_name?.[language] ?? row.category,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

const withoutText = ({ body: _, body_en: _en, body_tw: _tw, ...row }: HelpInfo): Help => row;

const list: ListPlan<z.output<typeof helpFilter>, Help> = {
  table: 'help',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    category: equals('category'),
    audiences: (asked) =>
      sql`(${sql.join(
        asked.map((one) => sql`audiences @> ${JSON.stringify([one])}::jsonb`),
        sql` or `,
      )})`,
    is_shown: equals('is_shown'),
  },
  order: () => sql`category, sort, id`,
  rows: async (reader, ids) => (await readRows(reader, ids)).map(withoutText),
};

const plan: RecordPlan<typeof helpCalls> = {
  texts: helpCentreTexts,
  list,
  unique: { help_by_title: 'title' },
  readInfo: async (reader, id) => {
    const [found] = await readRows(reader, [id]);
    if (!found) throw notFound();
    return found;
  },
  toColumns: async (input, call, before) => {
    if (input.category !== before?.category)
      if (!(await isInDict(call, helpCategories, input.category)))
        throw new Refusal(errors.noCategory, { code: codes.invalid, field: 'category' });
    return { ...input, ...harmlessBodies(input, errors.noBody) };
  },
  afterWrite: async ({ tx }, id, _before, columns) => {
    const { body, body_en: english, body_tw: traditional } = columns as HelpInput;
    const pictures = [body, english, traditional].flatMap(picturesIn);
    await usePictures(tx, { owner: 'help', id }, pictures, {
      text: errors.noPicture,
      field: 'body',
    });
  },
  beforeDelete: async ({ tx }, rows) =>
    freePictures(
      tx,
      'help',
      rows.map(({ id }) => id),
    ),
  import: [
    { field: 'category', isRequired: true, options: dictWords(helpCategories) },
    ...importInThree('title', { isRequired: true, example: '怎么打印标签' }),
    ...importInThree('body', {
      isRequired: true,
      read: asMarkup,
      example: '进入“标签打印”，选择批次后点“打印”。',
    }),
    {
      field: 'audiences',
      isRequired: true,
      read: audiencesIn,
      example: '企业、经销商',
      hint: helpCentreTexts.hints.audienceWords,
    },
    { field: 'sort', example: '10', hint: helpCentreTexts.hints.sort },
    { field: 'is_shown', options: () => Promise.resolve(shownWords) },
  ],
};

/** 企业、经销商: unknown readers are left for the schema to refuse. */
function audiencesIn(text: string): string[] {
  const names = (one: Audience) => [one, ...Object.values(helpCentreTexts.audiences[one])];
  return text
    .split(/[、,，;；\s]+/)
    .filter((word) => word !== '')
    .map((word) => audiences.find((one) => names(one).includes(word)) ?? word);
}

const shownWords = [true, false].map((value) => ({
  value,
  names: Object.values(helpCentreTexts.states[`${value}`]),
}));

const exported: readonly ExportColumn<HelpInfo>[] = [
  { field: 'category_name', width: 16 },
  ...exportInThree('title', 32),
  ...exportInThree('body', 60).map((column) => ({ ...column, show: asText })),
  {
    field: 'audiences',
    width: 20,
    show: (all, language) =>
      all.map((one) => helpCentreTexts.audiences[one][language]).join(comma[language]),
  },
  { field: 'sort', width: 8 },
  {
    field: 'is_shown',
    width: 8,
    show: (isShown, language) => helpCentreTexts.states[`${isShown}`][language],
  },
  { field: 'update_time' },
];

export const helpEndpoints = [
  ...serveRecords(helpCalls, plan),
  // With the texts, which the list leaves out.
  serveExport(helpCalls.export, helpCentreTexts, { ...list, rows: readRows }, exported),
  readHelpEndpoint,
];
