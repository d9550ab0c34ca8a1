import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import {
  allOperationLogCalls,
  operationLogCalls,
  type OperationLog,
} from '#contract/features/logs/operation-log/contract.ts';
import { operationLogTexts } from '#contract/features/logs/operation-log/texts.ts';
import { operationPageTexts as texts } from './texts.ts';
import styles from './operation.module.css';

const limit = 20;

type OperationRowsProps = { row: OperationLog; onOpen: (id: number) => void };

/** The records that one call wrote, below its line: an import with its rows. */
export function OperationRows({ row, onOpen }: OperationRowsProps) {
  const say = useSay();
  const isPlatform = useSession((state) => state.type) === 'admin';
  const [page, setPage] = useState(1);
  const asked = {
    request_id: row.request_id,
    ...(row.target ? { target: row.target } : {}),
    sort_field: 'create_time',
    sort_by: 'asc',
    page,
    limit,
  } as const;
  const query = useQuery({
    queryKey: ['operLog', spokenKey, 'rows', isPlatform, asked],
    queryFn: ({ signal }) =>
      api(isPlatform ? allOperationLogCalls.index : operationLogCalls.index, asked, {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      one={operationLogTexts.one}
    >
      {({ data, count }) => (
        <div className={styles.rows}>
          <p className={styles.quiet}>{say(texts.rows, { n: count })}</p>
          <ol start={(page - 1) * limit + 1}>
            {data.map((one) => (
              <li key={one.id}>
                <button type="button" onClick={() => onOpen(one.id)}>
                  {one.name || one.target_id || say(texts.view)}
                </button>
                {one.changed.length > 0 && (
                  <span className={styles.quiet}> {one.changed.join(' · ')}</span>
                )}
              </li>
            ))}
          </ol>
          {count > limit && <Pages page={page} limit={limit} count={count} onTurn={setPage} />}
        </div>
      )}
    </Loaded>
  );
}
