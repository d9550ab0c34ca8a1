import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import {
  receivingCalls,
  type ReceivedSerial,
} from '#contract/features/procure/receivings/contract.ts';
import { materialUiTexts } from './texts.ts';
import styles from './materials.module.css';

const texts = materialUiTexts.serials;
const limit = 20;
type SerialListProps = { receiving: number; line?: number };

/** The serials that a supplier gave the units of a receipt, in pages. */
export function SerialList({ receiving, line }: SerialListProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['receiving', 'serials', receiving, line, page],
    queryFn: async ({ signal }) => {
      const asked = { id: receiving, page, limit, ...(line ? { line_no: line } : {}) };
      return api(receivingCalls.serials, asked, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {({ data, count }) => (
        <>
          <Serials serials={data} />
          {count > limit && (
            <div className={styles.bar}>
              <span>{say(texts.of, { n: count })}</span>
              <span className={styles.asked}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {say(texts.before)}
                </Button>
                {say(texts.page, { page, pages: Math.ceil(count / limit) })}
                <Button disabled={page * limit >= count} onClick={() => setPage(page + 1)}>
                  {say(texts.after)}
                </Button>
              </span>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Serials({ serials }: { serials: readonly ReceivedSerial[] }) {
  const say = useSay();
  if (serials.every(({ history }) => history === null))
    return (
      <ul className={styles.serials} aria-label={say(texts.title)}>
        {serials.map(({ code }) => (
          <li key={code}>
            <CodeText code={code} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={styles.room} role="region" aria-label={say(texts.title)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.title)}</th>
            <th scope="col">{say(texts.made)}</th>
            <th scope="col">{say(texts.shipped)}</th>
          </tr>
        </thead>
        <tbody>
          {serials.map(({ code, history }) => (
            <tr key={code}>
              <th scope="row">
                <CodeText code={code} />
              </th>
              <td>
                {history?.batch} {history?.made_time && <DateTime at={history.made_time} />}
              </td>
              <td>
                {history?.shipment} {history?.ship_time && <DateTime at={history.ship_time} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
