import * as z from 'zod';
import type { FileCall } from '#admin/app/api.ts';
import { lasting } from '#browser/storage.ts';

/** Which columns a user exports of a list: all, those that the list shows, or chosen ones. */
const choiceSchema = z.object({
  columns: z.enum(['all', 'shown', 'chosen']),
  fields: z.array(z.string()),
});
export type ExportChoice = z.infer<typeof choiceSchema>;
const everything: ExportChoice = { columns: 'all', fields: [] };

/** Whether an export takes a choice of columns and rows. */
export const takesChoice = ({ input }: FileCall): boolean =>
  input instanceof z.ZodObject && 'fields' in input.shape && 'ids' in input.shape;

const keyOf = (resource: string) => `export:${resource}`;

export function readExportChoice(resource: string): ExportChoice {
  try {
    const kept = choiceSchema.safeParse(JSON.parse(lasting.getItem(keyOf(resource)) ?? 'null'));
    return kept.success ? kept.data : everything;
  } catch {
    return everything;
  }
}

export function keepExportChoice(resource: string, choice: ExportChoice): void {
  if (choice.columns === 'all') lasting.removeItem(keyOf(resource));
  else lasting.setItem(keyOf(resource), JSON.stringify(choice));
}

/** The fields that are asked for; none means all. */
export function fieldsOf(
  { columns, fields }: ExportChoice,
  shown: readonly { field: string }[],
): readonly string[] {
  if (columns === 'all') return [];
  return columns === 'chosen' ? fields : shown.map(({ field }) => field);
}

/** What of a list can be exported. */
export type Exported = {
  call: FileCall;
  /** Filters and order. */
  query: Record<string, unknown>;
  shown: readonly { field: string }[];
  count?: number | undefined;
  /** The ticked rows. */
  ids: readonly number[];
};
