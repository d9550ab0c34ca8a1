import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { segment, type Segment } from '#contract/codes/segments.ts';
import type { RuleKind } from '#contract/features/identity/rules/contract.ts';

/** The rule as entered, as far as it is valid; incomplete segments are left out. */
export function useTypedRule() {
  const kind = useFieldValue('kind') as RuleKind | undefined;
  const typed = (useFieldValue('segments') ?? []) as unknown[];
  const separator = (useFieldValue('separator') ?? '') as string;
  const segments = typed.flatMap((one): Segment[] => {
    const read = segment.safeParse(one);
    return read.success ? [read.data] : [];
  });
  return { kind: kind ?? 'own', segments, separator };
}
