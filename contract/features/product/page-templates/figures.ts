import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange } from '#contract/list.ts';
import { t } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';

/** An activation counts for a page if its product saw the page first within so many days before. */
export const activationDays = 30;

const figuresInput = z.strictObject({
  id: rowId,
  /** The last thirty days by default. */
  days: dayRange,
});

export const pageFigure = z.object({
  /** How often it was shown. */
  views: z.number(),
  /** How many taps on links and buttons of its blocks. */
  taps: z.number(),
  /** The products that saw this page first in this version, and could still be activated. */
  products: z.number(),
  /** Those of them that were activated afterwards. */
  activations: z.number(),
});
export type PageFigure = z.infer<typeof pageFigure>;

const figuresAnswer = z.object({
  /** The newest first; only those that were shown or tapped. */
  versions: z.array(pageFigure.extend({ number: z.number() })),
  /** The most tapped first. */
  blocks: z.array(z.object({ number: z.number(), block: z.string(), taps: z.number() })),
});
export type PageFigures = z.infer<typeof figuresAnswer>;

export const pageFigureCalls = {
  /** What each version of a page has achieved. */
  figures: call('GET pageTemplate/figures', {
    types: ['web'],
    allow: 'product:page:view',
    input: figuresInput,
    answer: figuresAnswer,
    fields: { days: t('日期', 'Dates', '日期') },
  }),
};
