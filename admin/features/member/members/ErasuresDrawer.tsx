import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  erasureCalls,
  type ErasedCounts,
  type Erasure,
} from '#contract/features/member/members/person.ts';
import { personTexts } from '#contract/features/member/members/texts.ts';
import { membersPageTexts } from './texts.ts';
import styles from './members.module.css';

const texts = membersPageTexts.erasures;
const width = 560;
const most = 200;
const lookAgainAfter = 2_000;

/** The erasures: when, by whom and why, without the person. */
export function ErasuresDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['erasure'],
    queryFn: ({ signal }) => api(erasureCalls.index, { limit: most }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.end_time === null) ? lookAgainAfter : false,
  });
  return (
    <SideDrawer title={say(texts.title)} width={width} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.note}>{say(texts.empty)}</p>
          ) : (
            <ol className={styles.entries}>
              {data.map((one) => (
                <Line key={one.id} erasure={one} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </SideDrawer>
  );
}

function Line({ erasure }: { erasure: Erasure }) {
  const say = useSay();
  const kinds = Object.entries(erasure.found) as [keyof ErasedCounts, number][];
  const found = kinds.flatMap(([kind, n]) =>
    n === 0 ? [] : [say(texts.line, { what: say(personTexts.kinds[kind]), n })],
  );
  const isDone = erasure.end_time !== null;
  return (
    <li>
      <div className={styles.entryHead}>
        <strong>{erasure.reason}</strong>
        <DateTime at={erasure.create_time} />
      </div>
      <div className={styles.entryFoot}>
        <p>{[erasure.create_user, ...found].join(' · ')}</p>
        <StateDot tone={isDone ? 'good' : 'busy'}>
          {say(isDone ? texts.done : texts.running)}
        </StateDot>
      </div>
    </li>
  );
}
