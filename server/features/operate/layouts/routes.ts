import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { layoutFilter } from '#contract/features/operate/layouts/contract.ts';
import {
  layoutRow,
  type Layout,
  type LayoutInput,
  type LayoutPart,
  layoutCalls,
} from '#contract/features/operate/layouts/contract.ts';
import { layoutTexts } from '#contract/features/operate/layouts/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { readParts, shownEndpoints } from './shown.ts';

const list: ListPlan<z.output<typeof layoutFilter>, Layout> = {
  table: 'layout',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    place: equals('place'),
    type: equals('type'),
    is_on: equals('is_on'),
  },
  order: () => sql`place, type, id`,
  rows: plainRows('layout', layoutRow, false),
};

/** What a part refers to must exist, and ads must be made for this place. */
async function checkParts({ tx }: Pick<RecordCall, 'tx'>, { place, parts }: LayoutInput) {
  const sorts = await tx.selectFrom('ad_sort').select('id').where('place', '=', place).execute();
  const named = parts.flatMap(({ category_id: id }) => (id === null ? [] : [id]));
  const categories =
    named.length > 0
      ? await tx.selectFrom('item_category').select('id').where('id', 'in', named).execute()
      : [];
  const isIn = (rows: readonly { id: number }[], id: number | null) =>
    rows.some((row) => row.id === id);
  for (const [at, { kind, ad_sort_id: sort, category_id: category }] of parts.entries()) {
    const refuse = (text: 'noSort' | 'noCategory', field: keyof LayoutPart) =>
      new Refusal(layoutTexts.errors[text], { code: codes.invalid, field: `parts.${at}.${field}` });
    if (kind === 'ads') {
      if (!isIn(sorts, sort)) throw refuse('noSort', 'ad_sort_id');
    } else if (category !== null && !isIn(categories, category))
      throw refuse('noCategory', 'category_id');
  }
}

/** Drops fields that the part's type does not use. */
const plainPart = ({ kind, ad_sort_id: sort, category_id: category, most }: LayoutPart) => ({
  kind,
  ad_sort_id: kind === 'ads' ? sort : null,
  category_id: kind === 'articles' || kind === 'items' ? category : null,
  most,
});

export const layoutEndpoints = [
  ...serveRecords(layoutCalls, {
    texts: layoutTexts,
    list,
    unique: { layout_by_place: 'type' },
    toColumns: async (input, call) => {
      await checkParts(call, input);
      return { ...input, parts: input.parts.map(plainPart) };
    },
  }),
  serve(
    layoutCalls.preview,
    async ({ tx, input, language }) => readParts(tx, input.parts, input.type, language),
    { writes: false },
  ),
  ...shownEndpoints,
];
