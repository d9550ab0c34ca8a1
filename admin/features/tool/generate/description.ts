import { generateInput, type GenerateInfo } from '#contract/features/tool/generate/contract.ts';

/** What of a record is the description itself: what a file of it holds. */
export const descriptionOf = (record: GenerateInfo): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(generateInput.shape).map((name) => [name, record[name as keyof GenerateInfo]]),
  );
