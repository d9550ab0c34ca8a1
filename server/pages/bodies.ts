import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';
import { sanitize } from './sanitize.ts';

type Bodies = { body: string; body_en: string; body_tw: string };

/** Rich text in three languages, sanitised; refused if nothing is left of the required one. */
export function harmlessBodies(input: Bodies, nothing: Text): Bodies {
  const bodies = {
    body: sanitize(input.body),
    body_en: sanitize(input.body_en),
    body_tw: sanitize(input.body_tw),
  };
  if (bodies.body === '') throw new Refusal(nothing, { code: codes.invalid, field: 'body' });
  return bodies;
}
