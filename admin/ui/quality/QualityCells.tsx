import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { QualityResult } from '#contract/quality/kinds.ts';
import type { QualityRecord } from '#contract/quality/records.ts';
import { qualityTexts } from '#contract/quality/texts.ts';

const tones = { pass: 'good', fail: 'bad', info: 'idle' } as const;

export function ResultDot({ result }: { result: QualityResult }) {
  const say = useSay();
  return <StateDot tone={tones[result]}>{say(qualityTexts.results[result])}</StateDot>;
}

/** The value with its unit, or what was written where nothing is measured. */
export function MeasuredValue({
  value,
  unit,
  content,
}: Pick<QualityRecord, 'value' | 'unit' | 'content'>) {
  if (value === null) return content;
  return unit === '' ? String(value) : `${value} ${unit}`;
}
