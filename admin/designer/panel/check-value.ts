import type { Field, Fields } from '#blocks/kit/fields.ts';
import { readMessage, rulesOf } from '#blocks/kit/schema.ts';
import type { Text } from '#contract/text.ts';
import { compose } from '../model/labels.ts';
import { panelTexts as texts } from './texts.ts';

/** An error of a value, and whether it is only missing: that may be saved, anything else may not. */
export type Problem = { message: Text; isMissing: boolean };

const alone = new WeakMap<Field, Fields>();
function rulesFor(field: Field): Fields {
  const known = alone.get(field) ?? { value: field };
  alone.set(field, known);
  return known;
}

/** Validates a value by the field's own schema; items of lists and groups are validated separately. */
export function problemOf(field: Field, value: unknown): Problem | null {
  const { error } = rulesOf(rulesFor(field)).safeParse({ value });
  const isOuter = field.kind === 'list' || field.kind === 'group';
  const issue = error?.issues.find(({ path }) => !isOuter || path.length === 1);
  if (!issue) return null;
  return {
    message: readMessage(issue.message) ?? ruleInWords(field, value),
    isMissing: issue.code === 'custom' && issue.params?.isMissing === true,
  };
}

function ruleInWords(field: Field, value: unknown): Text {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number'
        ? compose(texts.rules.between, { min: field.min, max: field.max })
        : texts.rules.number;
    case 'phrase':
      return compose(texts.rules.atMost, { n: field.max ?? 500 });
    case 'text':
      return field.isUrl ? texts.rules.link : compose(texts.rules.atMost, { n: field.max });
    case 'address':
      return texts.rules.link;
    case 'html':
      return texts.rules.tooLong;
    case 'colour':
      return texts.rules.colour;
    case 'list':
      return compose(texts.rules.items, { min: field.min ?? 0, max: field.max });
    case 'picture':
    case 'media':
      return texts.rules.source;
    default:
      return texts.rules.other;
  }
}
