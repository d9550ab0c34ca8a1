import * as z from 'zod';
import { call } from '#contract/call.ts';
import { loginTypes } from '#contract/login-types.ts';

export const shownAd = z.object({
  id: z.number(),
  alt: z.string(),
  picture: z.string(),
  url: z.string(),
});
export type ShownAd = z.infer<typeof shownAd>;

export const shownArticle = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  publish_time: z.string(),
  is_pinned: z.boolean(),
});
export type ShownArticle = z.infer<typeof shownArticle>;

export const shownItem = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  url: z.string(),
  article_id: z.number().nullable(),
});
export type ShownItem = z.infer<typeof shownItem>;

export const shownLink = z.object({ name: z.string(), url: z.string() });
export type ShownLink = z.infer<typeof shownLink>;

/** What a place shows, in order and in the reader's language; empty parts are left out. */
export const shownPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ads'),
    code: z.string(),
    is_carousel: z.boolean(),
    width: z.number(),
    height: z.number(),
    ads: z.array(shownAd),
  }),
  z.object({ kind: z.literal('articles'), articles: z.array(shownArticle) }),
  z.object({ kind: z.literal('items'), title: z.string(), items: z.array(shownItem) }),
  z.object({ kind: z.literal('links'), links: z.array(shownLink) }),
]);
export type ShownPart = z.infer<typeof shownPart>;
export type ShownAds = Extract<ShownPart, { kind: 'ads' }>;

export const shownAnswer = z.array(shownPart);

const shown = { types: loginTypes, answer: shownAnswer };
/** The layout of each place. */
export const shownCalls = {
  login: call('GET login/shown', { ...shown, allow: 'public' }),
  dashboard: call('GET index/workplaceShown', { ...shown, allow: 'signedIn' }),
  refused: call('GET index/refusedShown', { ...shown, allow: 'signedIn' }),
};
