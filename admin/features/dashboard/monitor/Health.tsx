import { useLanguage, useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { languageTags } from '#contract/language.ts';
import { monitorPageTexts } from './texts.ts';
import styles from './monitor.module.css';

const texts = monitorPageTexts.health;
/** Thresholds in milliseconds: slow, and error. */
const lagLimits = [2_000, 30_000] as const;
const databaseLimits = [100, 1_000] as const;

type Grade = 'good' | 'slow' | 'bad';
const tones: Record<Grade, StateTone> = { good: 'good', slow: 'caution', bad: 'bad' };
const gradeOf = (ms: number, [slow, bad]: readonly [number, number]): Grade =>
  ms >= bad ? 'bad' : ms >= slow ? 'slow' : 'good';

/** Whether the service keeps up. */
export function Health({ health }: Pick<MonitorFigures, 'health'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const number = (n: number) =>
    n.toLocaleString(languageTags[language], { maximumFractionDigits: 1 });
  const span = (ms: number) =>
    ms < 10_000
      ? say(texts.ms, { n: number(Math.round(ms)) })
      : say(texts.seconds, { n: number(ms / 1_000) });
  const lines: [string, string, Grade][] = [
    [say(texts.nodes), number(health.nodes), health.nodes > 0 ? 'good' : 'bad'],
    [say(texts.lag), span(health.lag_ms), gradeOf(health.lag_ms, lagLimits)],
    [say(texts.database), span(health.database_ms), gradeOf(health.database_ms, databaseLimits)],
  ];
  return (
    <dl className={styles.health}>
      {lines.map(([name, value, grade]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <StateDot tone={tones[grade]}>{say(texts[grade])}</StateDot>
          </dd>
        </div>
      ))}
    </dl>
  );
}
