import type { FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import type { useSay } from '#admin/app/language.ts';
import { waitingRows } from './LateRow.tsx';
import { formTexts } from './texts.ts';

type List = { schema: z.ZodType; path: readonly (string | number)[] };

/**
 * Validates the rows of a list whose inputs are not mounted yet, which nobody else does. Those that are wrong are mounted:
 * then their inputs say what it is, and the first comes into view.
 */
export async function judgeWaiting(
  form: FormInstance,
  { schema, path }: List,
  list: Element | null,
  say: ReturnType<typeof useSay>,
): Promise<void> {
  const waiting = waitingRows(list);
  if (waiting.size === 0) return;
  const { error } = schema.safeParse(form.getFieldValue([...path]));
  const places = (error?.issues ?? []).map((issue) => Number(issue.path[0]));
  const wrong = [...new Set(places)].filter((at) => waiting.has(at)).toSorted((a, b) => a - b);
  if (wrong.length === 0) return;
  // At once: their inputs are asked next.
  flushSync(() => {
    for (const at of wrong) waiting.get(at)!();
  });
  // After the form has scrolled to the list.
  setTimeout(() => void point(form, path, wrong));
  throw new Error(say(formTexts.list.wrong, { n: wrong[0]! + 1 }));
}

async function point(form: FormInstance, path: List['path'], rows: readonly number[]) {
  const names = form
    .getFieldsError()
    .map(({ name }) => name)
    .filter((name) => path.every((step, at) => name[at] === step))
    .filter((name) => rows.includes(Number(name[path.length])));
  await form.validateFields(names).catch(() => undefined);
  const first = form.getFieldsError(names).find(({ errors }) => errors.length > 0);
  if (first) form.scrollToField(first.name, { block: 'center', focus: true });
}
