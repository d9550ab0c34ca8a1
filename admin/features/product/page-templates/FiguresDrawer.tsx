import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DatePicker, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { BigFigures, type BigFigure } from '#admin/ui/chart/BigFigures.tsx';
import { lastDays } from '#admin/ui/chart/days.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import type { PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import {
  activationDays,
  pageFigureCalls,
  type PageFigures,
} from '#contract/features/product/page-templates/figures.ts';
import { BlockTaps } from './BlockTaps.tsx';
import { figuresOf, sumOf, useRate } from './figures.ts';
import { pageFigureTexts as texts } from './figure-texts.ts';
import { VersionFigures } from './VersionFigures.tsx';
import styles from './figures.module.css';

type FiguresDrawerProps = { page: PageTemplate; onClose: () => void };
const form = 'YYYY-MM-DD';
const period = 30;

/** What a page has achieved, by version and block. */
export function FiguresDrawer({ page, onClose }: FiguresDrawerProps) {
  const say = useSay();
  return (
    <SideDrawer title={say(texts.title, { name: page.name })} width={960} onClose={onClose}>
      <AllFigures page={page} />
    </SideDrawer>
  );
}

/** The same, with the days that are counted. */
export function AllFigures({ page }: Pick<FiguresDrawerProps, 'page'>) {
  const say = useSay();
  const [days, setDays] = useState<[string, string]>(() => {
    const last = lastDays(period, Date.now());
    return [last[0]!, last.at(-1)!];
  });
  const query = useQuery({
    queryKey: ['pageTemplate', 'figures', page.id, days],
    queryFn: async ({ signal }) =>
      (await api(pageFigureCalls.figures, { id: page.id, days }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DatePicker.RangePicker
        className={styles.days}
        aria-label={say(texts.days)}
        allowClear={false}
        value={[dayjs(days[0]), dayjs(days[1])]}
        onChange={(next) => {
          if (next?.[0] && next[1]) setDays([next[0].format(form), next[1].format(form)]);
        }}
      />
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(found) =>
          found.versions.length === 0 ? (
            <EmptyState compact title={say(texts.none)} hint={say(texts.noneHint)} />
          ) : (
            <Figures page={page} found={found} />
          )
        }
      </Loaded>
      <Meanings kind={page.kind} />
    </>
  );
}

function Figures({ page, found }: { page: PageTemplate; found: PageFigures }) {
  const say = useSay();
  const rate = useRate();
  const [chosen, setChosen] = useState<number | null>(null);
  const { versions, blocks } = found;
  const known = versions.find(({ number }) => number === chosen);
  const { number } = known ?? versions.find((one) => one.number === page.published) ?? versions[0]!;
  const all = sumOf(versions);
  const figures = figuresOf(page.kind).map((key): BigFigure => ({
    key,
    label: say(texts.figures[key]),
    value: all[key],
    ...(key === 'activations' && { note: `${say(texts.figures.rate)} ${rate(all)}` }),
  }));
  return (
    <div className={styles.parts}>
      <BigFigures label={say(texts.all)} figures={figures} />
      <VersionFigures page={page} versions={versions} chosen={number} onChoose={setChosen} />
      <BlockTaps
        page={page}
        number={number}
        taps={blocks.filter((one) => one.number === number)}
        key={number}
      />
    </div>
  );
}

/** What each number counts, and what it does not. */
function Meanings({ kind }: Pick<PageTemplate, 'kind'>) {
  const say = useSay();
  const told = figuresOf(kind);
  const keys = told.includes('activations') ? ([...told, 'rate'] as const) : told;
  return (
    <section className={styles.meanings}>
      <h3>{say(texts.meaningsTitle)}</h3>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>{say(texts.figures[key])}</dt>
            <dd>{say(texts.meanings[key], { days: activationDays })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
