import * as z from 'zod';
import { call } from '#contract/call.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';
import { requiredText, typed } from '#contract/validation.ts';

const foundRecord = z.object({ id: z.number(), name: z.string(), hint: z.string() });
const foundKind = z.object({
  /** The path of its feature. */
  feature: z.string(),
  rows: z.array(foundRecord),
});
export type FoundKind = z.infer<typeof foundKind>;

/** Stars of one person; a further one takes the place of the oldest. */
export const mostStars = 30;

const inLanguages = z.strictObject({
  zh_CN: requiredText(200),
  en: requiredText(200),
  zh_TW: requiredText(200),
});
const path = requiredText(300).regex(/^\/(?!\/)/);
/** Something to open: a page, an action, or a record. */
export const starred = z.strictObject({
  /** Where it is opened, which nothing else has. */
  path,
  /** A record has one name, a page one in each language. */
  name: z.union([requiredText(512), inLanguages]),
  hint: typed(500),
  /** What kind of thing it is. */
  kind: inLanguages,
});
export type Starred = z.infer<typeof starred>;

const own = {
  types: loginTypes,
  allow: 'signedIn',
  fields: {
    path: t('地址', 'Address', '地址'),
    name: t('名称', 'Name', '名稱'),
    hint: t('说明', 'Hint', '說明'),
    kind: t('类型', 'Type', '類型'),
  },
} as const;

export const findCalls = {
  /** `GET {type}/find/index?keyword=`: the first records of every kind that the user may see. */
  index: call('GET find/index', {
    types: loginTypes,
    allow: 'signedIn',
    // As long as a scanned link.
    input: z.strictObject({ keyword: requiredText(512) }),
    answer: z.array(foundKind),
    fields: { keyword: t('查找内容', 'Text to find', '尋找內容') },
  }),
  /** What the user has starred, the latest first. */
  starred: call('GET find/starred', { ...own, answer: z.array(starred) }),
  star: call('POST find/star', { ...own, input: starred, answer: z.null() }),
  unstar: call('POST find/unstar', { ...own, input: z.strictObject({ path }), answer: z.null() }),
};
