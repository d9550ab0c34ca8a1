import { useSay } from '#admin/app/language.ts';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import type { IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import type { IncidentStep } from '#contract/features/risk/incidents/work.ts';
import { formatMoney } from '#contract/money.ts';
import { incidentsPageTexts as texts } from './texts.ts';

const tones: Partial<Record<IncidentStep, StateTone>> = {
  opened: 'caution',
  confirm: 'bad',
  penalise: 'bad',
  close: 'good',
  appealed: 'caution',
  reopen: 'caution',
};

/** What was done about an incident, the latest first. */
export function History({ steps }: Pick<IncidentInfo, 'steps'>) {
  const say = useSay();
  return (
    <section>
      <h3>{say(texts.history)}</h3>
      <Timeline
        items={steps.map(
          ({ step, note, subject, amount, create_user: who, create_time: time }) => ({
            time,
            title: say(texts.steps[step], {
              subject,
              amount: amount === null ? '' : formatMoney(amount),
            }),
            who,
            ...(note ? { text: note } : {}),
            tone: tones[step] ?? 'idle',
          }),
        )}
      />
    </section>
  );
}
