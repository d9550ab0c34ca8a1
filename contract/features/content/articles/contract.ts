import * as z from 'zod';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { optionalPicture } from '#contract/pictures.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, rowId, typed } from '#contract/validation.ts';
import { articles } from './feature.ts';
import { articleTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { loginTypes } from '#contract/login-types.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { articleMoves } from './moves.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const articleStates = stateNames(articleMoves);
export type { ArticleState } from './moves.ts';

/** HTML from the editor; sanitised against an allow-list when saved. */
export const longestBody = 60_000;

export const articleInput = z.strictObject({
  category_id: rowId.nullable().default(null),
  ...inThree('title', requiredText(80), typed(80).default('')),
  ...inThree('summary', typed(300).default(''), typed(300).default('')),
  ...inThree('body', requiredText(longestBody), typed(longestBody).default('')),
  cover: optionalPicture,
  author: typed(40).default(''),
  is_pinned: z.boolean().default(false),
});
export type ArticleInput = z.infer<typeof articleInput>;

/** `GET admin/article/index` */
export const articleFilter = listInput(['title', 'publish_time', 'create_time'], {
  keyword,
  state: filterList(z.enum(articleStates)),
  category_id: filter(rowId),
  create_time: dayRange,
});

export const articleRow = z.object({
  id: z.number(),
  category_id: z.number().nullable(),
  category_name: z.string().nullable(),
  ...inThree('title', z.string(), z.string()),
  ...inThree('summary', z.string(), z.string()),
  cover: z.string(),
  author: z.string(),
  state: z.enum(articleStates),
  publish_time: z.string().nullable(),
  is_pinned: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Article = z.infer<typeof articleRow>;

export const articleInfo = articleRow.extend(inThree('body', z.string(), z.string()));
export type ArticleInfo = z.infer<typeof articleInfo>;

/** `GET {type}/news/index`: published articles in the reader's language, pinned ones first. */
export const newsFilter = listInput([], { keyword });
export const newsRow = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  author: z.string(),
  category_name: z.string().nullable(),
  publish_time: z.string(),
  is_pinned: z.boolean(),
});
export type News = z.infer<typeof newsRow>;
/** `GET {type}/news/info?id=` */
export const newsInfo = newsRow.extend({ body: z.string() });
export type NewsInfo = z.infer<typeof newsInfo>;

export const articleCalls = {
  ...recordCalls(articles, {
    filter: articleFilter,
    row: articleRow,
    input: articleInput,
    info: articleInfo,
    fields: articleTexts.fields,
  }),
  /** `POST admin/article/{move}`: all of these articles or none. */
  ...moveCalls(articles, articleTexts.fields),
};

export const newsCalls = {
  index: call('GET news/index', {
    types: loginTypes,
    allow: 'signedIn',
    input: newsFilter,
    rows: newsRow,
    fields: articleTexts.fields,
  }),
  info: call('GET news/info', {
    types: loginTypes,
    allow: 'public',
    input: z.strictObject({ id: rowId }),
    answer: newsInfo,
  }),
};
