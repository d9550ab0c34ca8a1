import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Verdict } from '#contract/codes/verdicts.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';

export const verdictTones: Record<Verdict, StateTone> = {
  GENUINE_FIRST: 'good',
  GENUINE_REPEAT: 'good',
  CAUTION: 'caution',
  SUSPECT_CLONE: 'bad',
  NOT_ACTIVATED: 'caution',
  VOID: 'bad',
  RECALLED: 'bad',
  UNKNOWN: 'idle',
  MALFORMED: 'idle',
  THROTTLED: 'idle',
};
const isVerdict = (value: string): value is Verdict => Object.hasOwn(verdictTones, value);

/** The verdict of a scan; an unknown one is shown by its stored name. */
export function VerdictDot({ verdict }: { verdict: string }) {
  const say = useSay();
  if (!isVerdict(verdict)) return <code>{verdict}</code>;
  return <StateDot tone={verdictTones[verdict]}>{say(consumerTexts.verdicts[verdict])}</StateDot>;
}
