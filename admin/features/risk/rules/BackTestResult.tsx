import { useMemo } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { PlaceText } from '#admin/ui/show/ScanList.tsx';
import type { RiskTested } from '#contract/features/risk/rules/contract.ts';
import { languageTags } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { rulesPageTexts } from './texts.ts';
import styles from './rules.module.css';

const texts = rulesPageTexts.backTest;
const provincesShown = 6;
const examplesShown = 5;

type BackTestResultProps = {
  proposed: RiskTested;
  before: RiskTested | null;
  /** All days that were checked. */
  days: readonly string[];
};

/** How often and where a rule would have fired, next to the current one. */
export function BackTestResult({ proposed, before, days }: BackTestResultProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const looked = proposed.is_complete ? texts.scans : texts.incomplete;
  return (
    <>
      <p className={styles.note}>{say(looked, { n: show(proposed.scans) })}</p>
      <table className={styles.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say(texts.fired)}</th>
            <th scope="col">{say(texts.subjects)}</th>
          </tr>
        </thead>
        <tbody>
          {before && <Counts name={say(texts.inForce)} tested={before} show={show} />}
          <Counts
            name={say(before ? texts.proposed : texts.inForce)}
            tested={proposed}
            show={show}
          />
          {proposed.by_devices && (
            <Counts name={say(texts.byDevices)} tested={proposed.by_devices} show={show} />
          )}
        </tbody>
      </table>
      <ByDay proposed={proposed} before={before} days={days} />
      {proposed.by_province.length > 0 && (
        <section>
          <h4>{say(texts.byProvince)}</h4>
          <RankBars
            label={say(texts.byProvince)}
            tone="caution"
            ranks={proposed.by_province.slice(0, provincesShown).map(({ province, n }) => ({
              key: province,
              name: say(provinceOf(province)?.name ?? texts.unknownProvince),
              value: n,
            }))}
          />
        </section>
      )}
      {proposed.examples.length > 0 && <Examples examples={proposed.examples} />}
    </>
  );
}

type CountsProps = {
  name: string;
  tested: Pick<RiskTested, 'fired' | 'subjects'>;
  show: (n: number) => string;
};
function Counts({ name, tested, show }: CountsProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{show(tested.fired)}</td>
      <td>{show(tested.subjects)}</td>
    </tr>
  );
}

function ByDay({ proposed, before, days }: BackTestResultProps) {
  const say = useSay();
  const names = { inForce: say(texts.inForce), proposed: say(texts.proposed) };
  const { times, series } = useMemo(() => {
    const valuesOf = ({ by_day: found }: RiskTested) => {
      const counts = new Map(found.map(({ day, n }) => [day, n]));
      return days.map((day) => counts.get(day) ?? 0);
    };
    const bars: Series[] = [
      ...(before
        ? [
            {
              name: names.inForce,
              values: valuesOf(before),
              colour: 'ink3',
              shape: 'bar',
            } as const,
          ]
        : []),
      {
        name: before ? names.proposed : names.inForce,
        values: valuesOf(proposed),
        colour: 'primary',
        shape: 'bar',
      },
    ];
    return { times: days.map((day) => day.slice(5)), series: bars };
  }, [proposed, before, days, names.inForce, names.proposed]);
  return (
    <TimeChart
      label={say(texts.byDay)}
      timeLabel={say(texts.day)}
      times={times}
      series={series}
      height={160}
      empty={say(texts.never)}
    />
  );
}

function Examples({ examples }: { examples: RiskTested['examples'] }) {
  const say = useSay();
  return (
    <section>
      <h4>{say(texts.examples)}</h4>
      <ul className={styles.examples}>
        {examples.slice(0, examplesShown).map((one) => (
          <li key={`${one.subject}-${one.time}`}>
            <CodeText code={one.code || one.subject} copyable={false} />
            <span>{one.part_name}</span>
            <span>
              <PlaceText scan={one} />
            </span>
            <DateTime at={one.time} />
          </li>
        ))}
      </ul>
    </section>
  );
}
