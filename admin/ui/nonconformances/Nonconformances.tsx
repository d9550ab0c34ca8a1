import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import {
  nonconformanceCalls,
  type NonconformanceAbout,
} from '#contract/features/trace/nonconformances/contract.ts';
import type { NonconformanceSubject } from '#contract/features/trace/nonconformances/sources.ts';
import {
  DueDay,
  NonconformanceSeverityDot,
  NonconformanceStateDot,
} from './NonconformanceCells.tsx';
import type { OpenedFrom } from './NonconformanceForm.tsx';
import { nonconformanceUiTexts as texts } from './texts.ts';
import styles from './nonconformances.module.css';

const OpenForm = lazyComponent(async () => (await import('./NonconformanceForm.tsx')).OpenForm);

type Props = {
  subject: NonconformanceSubject;
  id: number;
  /** Where a new one is opened from; nowhere with null: only failures are. */
  from: OpenedFrom | null;
  heading?: 'h3' | 'h4';
  /** What the section is called, where there are several. */
  name?: string;
};

/** The findings from a record or about it, and the way to open another one; for those who may see them. */
export function Nonconformances({ subject, id, from, heading: Heading = 'h3', name }: Props) {
  const say = useSay();
  const can = useCan();
  const [isOpening, setOpening] = useState(false);
  const mayView = can({ has: nonconformanceCalls.about.allow });
  const query = useQuery({
    queryKey: ['nonconformance', spokenKey, 'about', subject, id],
    queryFn: async ({ signal }) =>
      (await api(nonconformanceCalls.about, { subject, subject_id: id }, { signal, quiet: true }))
        .data,
    staleTime: 0,
    enabled: mayView,
  });
  if (!mayView) return null;
  const title = name ?? say(texts.title);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        {from && can({ has: nonconformanceCalls.add.allow }) && (
          <Button onClick={() => setOpening(true)}>{say(texts.open)}</Button>
        )}
      </div>
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
        {(found) => <Found found={found} />}
      </Loaded>
      {isOpening && from && (
        <OpenForm from={from} onClose={() => setOpening(false)} onSaved={() => setOpening(false)} />
      )}
    </section>
  );
}

function Found({ found }: { found: readonly NonconformanceAbout[] }) {
  const say = useSay();
  const reachable = useReachable();
  if (found.length === 0) return <p className={styles.quiet}>{say(texts.none)}</p>;
  return (
    <ul className={styles.list}>
      {found.map((one) => (
        <li key={one.id}>
          <div className={styles.line}>
            {reachable.has('/trace/nonconformance') ? (
              <Link to={`/trace/nonconformance?nonconformance=${one.id}`}>{one.code}</Link>
            ) : (
              one.code
            )}
            <NonconformanceStateDot state={one.state} />
            <NonconformanceSeverityDot severity={one.severity} />
            {one.owner_name && (
              <span className={styles.quiet}>
                {one.owner_name} <DueDay {...one} />
              </span>
            )}
          </div>
          <p className={styles.title}>{one.title}</p>
        </li>
      ))}
    </ul>
  );
}
