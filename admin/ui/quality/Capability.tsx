import { useLanguage, useSay } from '#admin/app/language.ts';
import { shortNumber } from '#admin/ui/chart/measured.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Trend } from '#contract/quality/sheet.ts';
import type { Text } from '#contract/text.ts';
import { limitsText } from './limits-text.ts';
import { recordsPageTexts } from './texts.ts';
import styles from './quality.module.css';

const texts = recordsPageTexts.trend;
/** Below this many values the indexes say little. */
const enough = 30;

/** Mean, standard deviation, Cp and Cpk, and in words why one of them is missing. */
export function Capability({ trend }: { trend: Trend }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { n, mean, s, cp, cpk, beyond, lowest, highest } = trend.capability;
  const show = (value: number | null) => (value === null ? '–' : shortNumber(value, language));
  const index = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  return (
    <Panel title={say(texts.capability)} note={`${trend.step} ${limitsText(trend)}`.trim()}>
      <dl className={styles.indexes}>
        <div>
          <dt>Cpk</dt>
          <dd data-index="cpk">
            {index(cpk)} {cpk !== null && <Judged cpk={cpk} />}
          </dd>
        </div>
        <Figure name="Cp" value={index(cp)} />
        <Figure name={say(texts.mean)} value={show(mean)} />
        <Figure name={say(texts.deviation)} value={show(s)} />
        <Figure name={say(texts.extremes)} value={`${show(lowest)} / ${show(highest)}`} />
        <Figure name={say(texts.n)} value={show(n)} />
        <Figure name={say(texts.beyond)} value={show(beyond)} />
      </dl>
      <ul className={styles.notes}>
        {notesOf(trend).map((note) => (
          <li key={note.en}>{say(note)}</li>
        ))}
      </ul>
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Judged({ cpk }: { cpk: number }) {
  const say = useSay();
  if (cpk >= 1.33) return <StateDot tone="good">{say(texts.good)}</StateDot>;
  if (cpk >= 1) return <StateDot tone="caution">{say(texts.marginal)}</StateDot>;
  return <StateDot tone="bad">{say(texts.bad)}</StateDot>;
}

function notesOf({ min, max, capability: { n, s } }: Trend): Text[] {
  if (n < 2) return [texts.needTwo];
  if (min === null && max === null) return [texts.noLimits];
  if (s === 0) return [texts.noSpread];
  const isOneSided = min === null || max === null;
  return [...(isOneSided ? [texts.oneSided] : []), ...(n < enough ? [texts.few] : [])];
}
