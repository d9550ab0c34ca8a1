import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { groupDigits } from '#contract/decimal.ts';
import { memberPointCalls, type MemberPoint } from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { membersPageTexts } from './texts.ts';
import styles from './members.module.css';

const ReverseDialog = lazyComponent(
  async () => (await import('./ReverseDialog.tsx')).ReverseDialog,
);
const texts = membersPageTexts.ledger;
const atOnce = 20;

/** The point entries of a member, newest first. */
export function Ledger({ memberId }: { memberId: number }) {
  const say = useSay();
  const can = useCan();
  const [limit, setLimit] = useState(atOnce);
  const [entry, setEntry] = useState<MemberPoint | null>(null);
  const query = useQuery({
    queryKey: ['memberPoint', memberId, limit],
    queryFn: ({ signal }) =>
      api(memberPointCalls.index, { member_id: memberId, limit }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const mayReverse = can({ has: 'member:member:points' });
  return (
    <section>
      <h3>{say(texts.title)}</h3>
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {({ data, count }) =>
          data.length === 0 ? (
            <p className={styles.note}>{say(texts.empty)}</p>
          ) : (
            <>
              <ol className={styles.entries}>
                {data.map((one) => (
                  <Entry
                    key={one.id}
                    entry={one}
                    onReverse={mayReverse ? () => setEntry(one) : undefined}
                  />
                ))}
              </ol>
              {count > data.length && (
                <Button loading={query.isFetching} onClick={() => setLimit(limit + atOnce)}>
                  {say(texts.more)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {entry && <ReverseDialog entry={entry} onClose={() => setEntry(null)} />}
    </section>
  );
}

const signed = (n: number) => `${n > 0 ? '+' : '−'}${groupDigits(String(Math.abs(n)))}`;

function Entry({ entry, onReverse }: { entry: MemberPoint; onReverse: (() => void) | undefined }) {
  const say = useSay();
  const { kind, points, growth, is_reversed: isReversed } = entry;
  const moved = [
    points === 0 ? '' : say(texts.points, { n: signed(points) }),
    growth === 0 ? '' : say(texts.growth, { n: signed(growth) }),
  ].filter(Boolean);
  const notes = [
    say(texts.balance, { n: groupDigits(String(entry.points_after)) }),
    entry.create_user || say(texts.system),
    isReversed ? say(memberTexts.fields.is_reversed) : '',
  ].filter(Boolean);
  return (
    <li data-reversed={isReversed}>
      <div className={styles.entryHead}>
        <strong>{say(memberTexts.kinds[kind])}</strong>
        <span className={styles.moved}>{moved.join(' · ')}</span>
        <DateTime at={entry.create_time} />
      </div>
      <div className={styles.entryFoot}>
        <p>
          {entry.reason && <span>{entry.reason}</span>}
          {notes.join(' · ')}
        </p>
        {onReverse && kind !== 'reversal' && !isReversed && (
          <Button type="link" size="small" onClick={onReverse}>
            {say(memberTexts.actions.reverse)}
          </Button>
        )}
      </div>
    </li>
  );
}
