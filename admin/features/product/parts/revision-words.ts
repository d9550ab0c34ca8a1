import type { Say } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { formatMoney } from '#contract/money.ts';
import { imageTexts } from '#admin/ui/upload/image-texts.ts';
import type { PartInput } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { partsPageTexts as texts } from './texts.ts';

/** Names that only the company's own lists know. */
export type Names = {
  say: Say;
  unitOf: (unit: string) => string;
  categoryOf: (id: number) => string;
};

/** One field of a part as text; undefined if empty. */
export function wordsOf(field: keyof PartInput, content: PartInput, names: Names): string {
  const { say, unitOf, categoryOf } = names;
  switch (field) {
    case 'kind':
      return say(partTexts.kinds[content.kind]);
    case 'category_id':
      return content.category_id === null
        ? say(texts.uncategorised)
        : categoryOf(content.category_id);
    case 'unit':
    case 'net_unit':
      return content[field] && unitOf(content[field]);
    case 'price':
      return formatMoney(content.price);
    case 'net_content':
      return formatQuantity(content.net_content);
    case 'warranty_start':
      return say(partTexts.starts[content.warranty_start]);
    case 'warranty_months':
      return say(texts.months, { n: content.warranty_months });
    case 'warranty_grace_days':
      return `${content.warranty_grace_days} ${say(texts.days)}`;
    case 'label_id':
    case 'warranty_policy_id':
      return content[field] === null ? '' : `#${content[field]}`;
    case 'images':
      return say(imageTexts.count, { n: content.images.length });
    case 'manuals':
    case 'attributes':
      return content[field].map(({ name }) => name).join(' · ');
    default:
      return content[field];
  }
}

export type ItemChange = { name: string; before: string | null; after: string | null };

/** The changes of a list of named values; empty if only the order changed. */
export function itemChanges(
  before: readonly { name: string; value: string }[],
  after: readonly { name: string; value: string }[],
): ItemChange[] {
  const valueIn = (list: typeof before, name: string) =>
    list.find((one) => one.name === name)?.value ?? null;
  const known = [...new Set([...before, ...after].map(({ name }) => name))];
  return known
    .map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }))
    .filter((one) => one.before !== one.after);
}
