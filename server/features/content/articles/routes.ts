import { codes } from '#contract/envelope.ts';
import { articleCalls, type ArticleInput } from '#contract/features/content/articles/contract.ts';
import { articleMoves } from '#contract/features/content/articles/moves.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { freePictures, picturesIn, usePictures } from '#server/files/of-platform.ts';
import { Refusal } from '#server/refusal.ts';
import { harmlessBodies } from '#server/pages/bodies.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { exportInThree } from '#server/records/translated.ts';
import { recordWork } from '#server/records/work.ts';
import { newsEndpoints } from './news.ts';
import { articleList, holdCategory, readArticle } from './queries.ts';

const { errors } = articleTexts;

const plan: RecordPlan<typeof articleCalls> = {
  texts: articleTexts,
  list: articleList,
  readInfo: readArticle,
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
      show: (state, language) => articleTexts.states[state][language],
    },
    {
      field: 'is_pinned',
      width: 8,
      show: (isPinned, language) => (isPinned ? articleTexts.yes[language] : ''),
    },
    { field: 'publish_time' },
    ...exportInThree('summary', 48),
    { field: 'create_time' },
    { field: 'update_time' },
  ],
};
const { table, target } = recordWork(articleCalls, plan);
const moving = { ...table, target, moves: articleMoves, refused: errors.wrongState };

export const articleEndpoints = [
  ...serveRecords(articleCalls, plan),
  ...serveMoves<'admin', typeof articleMoves>(articleCalls, moving, {
    set: (move) => (move === 'publish' ? { publish_time: new Date() } : {}),
    // Those already in this status are skipped.
    skipsDone: true,
  }),
  ...newsEndpoints,
];
