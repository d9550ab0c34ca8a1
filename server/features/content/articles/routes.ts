import { sql } from 'kysely';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  articleCommand,
  articleFilter,
  articleInfo,
  articleInput,
  articleMoveNames,
  articleMoves,
  articleRow,
  canMove,
  type ArticleInput,
  type ArticleMove,
  type ArticleState,
} from '#contract/features/content/articles/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { freePictures, picturesIn, usePictures } from '#server/files/of-platform.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { harmlessBodies } from '#server/pages/bodies.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { exportInThree } from '#server/records/translated.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecords } from '#server/records/write.ts';
import { newsEndpoints } from './news.ts';
import { articleList, holdCategory, readArticle } from './queries.ts';

const { errors } = articleTexts;

const plan: RecordPlan<typeof articleFilter, typeof articleRow, typeof articleInput> = {
  resource: 'article',
  area: 'content:article',
  types: ['admin'],
  texts: articleTexts,
  filter: articleFilter,
  row: articleRow,
  input: articleInput,
  list: articleList,
  info: { answer: articleInfo, read: readArticle },
  toColumns: async (input, call, before) => {
    const { category_id: category } = input;
    if (category !== null && category !== before?.category_id)
      if (!(await holdCategory(call, category)))
        throw new Refusal(errors.noCategory, { code: codes.invalid, field: 'category_id' });
    return { ...input, ...harmlessBodies(input, errors.noBody) };
  },
  afterWrite: async ({ tx }, id, _before, columns) => {
    const { cover, body, body_en: english, body_tw: traditional } = columns as ArticleInput;
    const inText = [body, english, traditional].flatMap(picturesIn);
    const field = cover === '' ? 'body' : 'cover';
    await usePictures(tx, { owner: 'article', id }, [cover, ...inText], {
      text: errors.noPicture,
      field,
    });
  },
  beforeDelete: async ({ tx }, rows) =>
    freePictures(
      tx,
      'article',
      rows.map(({ id }) => id),
    ),
  export: [
    ...exportInThree('title', 36),
    { field: 'category_name', width: 18 },
    { field: 'author', width: 14 },
    {
      field: 'state',
      width: 10,
      show: (state: ArticleState, language) => articleTexts.states[state][language],
    },
    {
      field: 'is_pinned',
      width: 8,
      show: (isPinned: boolean, language) => (isPinned ? articleTexts.yes[language] : ''),
    },
    { field: 'publish_time' },
    ...exportInThree('summary', 48),
    { field: 'create_time' },
    { field: 'update_time' },
  ],
};
const { table } = recordWork(plan);
type Held = { id: number; state: ArticleState; title: string };

/** One command over articles: all of them, or none; those that are there already stay as they are. */
const command = (move: ArticleMove) =>
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: `article/${move}`,
    allow: 'content:article:publish',
    input: articleCommand,
    answer: z.null(),
    fields: articleTexts.fields,
    run: async (call) => {
      const { tx, session, input } = call;
      const { to } = articleMoves[move];
      const held = await lockRecords<Held>(tx, table, session, input.ids);
      const moving = held.filter(({ state }) => state !== to);
      const wrong = moving.find(({ state }) => !canMove(move, state));
      if (wrong) throw new Refusal(errors.wrongState, { params: { title: wrong.title } });
      await tx
        .updateTable('article')
        .set({
          state: to,
          ...(to === 'published' ? { publish_time: new Date() } : {}),
          update_by: session.accountId,
          update_time: new Date(),
          version: sql`version + 1`,
        })
        .where('id', 'in', [0, ...moving.map(({ id }) => id)])
        .execute();
      for (const { id, state } of moving) call.changed('article', id, { state }, { state: to });
      call.tell(articleTexts.done[move], { n: moving.length });
      return null;
    },
  });

export const articleEndpoints = [
  ...recordEndpoints(plan),
  ...articleMoveNames.map(command),
  ...newsEndpoints,
];
