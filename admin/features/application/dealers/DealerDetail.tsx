import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DealerScore, useScoreWords } from '#admin/ui/incidents/DealerScore.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { dealerCalls, type DealerInfo } from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { timeOf, type TerritoryTime } from './territory-time.ts';
import { dealersPageTexts as texts } from './texts.ts';
import styles from './dealers.module.css';

const { fields } = dealerTexts;
type Territory = DealerInfo['territories'][number];

/** The expanded row: territories with their dates, and other dealers there. */
export function DealerDetail({ id }: { id: number }) {
  const how = useScoreWords();
  const query = useQuery({
    queryKey: ['dealer', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(dealerCalls.info, { id }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<div className={styles.detailSkeleton} />}>
      {(dealer) => (
        <div className={styles.detail}>
          <Territories list={dealer.territories} />
          <Facts>
            <Fact label={fields.address} wide>
              {dealer.address}
            </Fact>
            <Fact label={fields.score} wide>
              <DealerScore score={dealer.score} />
              <p className={styles.how}>{how}</p>
            </Fact>
            {dealer.gln && (
              <Fact label={fields.gln}>
                <CodeText code={dealer.gln} />
              </Fact>
            )}
            <Fact label={fields.email}>{dealer.email}</Fact>
            {dealer.parent_name && <Fact label={fields.parent_id}>{dealer.parent_name}</Fact>}
            <Fact label={fields.create_time}>
              <DateTime at={dealer.create_time} />
            </Fact>
            {dealer.remark && (
              <Fact label={fields.remark} wide>
                {dealer.remark}
              </Fact>
            )}
          </Facts>
        </div>
      )}
    </Loaded>
  );
}

const tones: Record<TerritoryTime, StateTone> = { now: 'good', coming: 'busy', over: 'idle' };

function Territories({ list }: { list: readonly Territory[] }) {
  const say = useSay();
  if (list.length === 0) return <p className={styles.quiet}>{say(texts.anywhere)}</p>;
  return (
    <ul className={styles.territories} aria-label={say(fields.territories)}>
      {list.map((one) => (
        <li key={`${one.province} ${one.city} ${one.from_day}`}>
          <strong>
            {say(provinceOf(one.province)!.name)} {one.city_name}
          </strong>
          <span>
            {one.until_day
              ? say(texts.days, { from: one.from_day, until: one.until_day })
              : say(texts.since, { from: one.from_day })}
          </span>
          <StateDot tone={tones[timeOf(one)]}>{say(texts.times[timeOf(one)])}</StateDot>
          {one.shared_with.length > 0 && (
            <span className={styles.shared}>
              {say(texts.sharedWith, { names: one.shared_with.join(say(texts.comma)) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
