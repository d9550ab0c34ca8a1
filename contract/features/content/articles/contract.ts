import * as z from 'zod';
import { dayRange, filterList, idsInput, keyword, listInput } from '#contract/list.ts';
import { optionalPicture } from '#contract/pictures.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, rowId, typed } from '#contract/validation.ts';

export const articleStates = ['draft', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What is done to articles, from where, and where that leads. */
export const articleMoves = {
  publish: { from: ['draft', 'withdrawn'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ArticleState[]; to: ArticleState }>;
export type ArticleMove = keyof typeof articleMoves;
export const articleMoveNames = Object.keys(articleMoves) as ArticleMove[];
export const canMove = (move: ArticleMove, state: ArticleState): boolean =>
  (articleMoves[move].from as readonly ArticleState[]).includes(state);

/** Markup as the editor writes it; what is not on the list of harmless things is taken out when it is kept. */
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

/** `POST admin/article/publish`, `withdraw` */
export const articleCommand = idsInput;

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
