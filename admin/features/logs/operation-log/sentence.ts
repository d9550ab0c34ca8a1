import { useSay } from '#admin/app/language.ts';
import type { OperationLog } from '#contract/features/logs/operation-log/contract.ts';
import { operationTexts } from '#contract/operations.ts';
import { operationPageTexts as texts } from './texts.ts';

/** What an operation did, as a sentence with the record's number and name: “Edited supplier: S-1 Acme”. */
export function useSentence({
  path,
  name,
  target_id: id,
  together,
}: Pick<OperationLog, 'path' | 'name' | 'target_id' | 'together'>): string {
  const say = useSay();
  const text = operationTexts[path];
  const operation = text ? say(text) : path;
  // A bare number of a row tells nobody anything; the details have it.
  const called = name || (/^\d+$/.test(id) ? '' : id);
  if (together > 1)
    return say(called ? texts.some : texts.unnamed, {
      operation,
      name: called,
      n: together,
      more: together - 1,
    });
  return called ? say(texts.one, { operation, name: called }) : operation;
}
