import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { shellTexts } from '#admin/app/texts.ts';
import styles from './loaded.module.css';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read, or the shape of it while it comes, or what went wrong and a way to try again. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const say = useSay();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && !query.isError) {
    return (
      <div aria-busy="true" aria-label={say(shellTexts.loading)} role="status">
        {skeleton}
      </div>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{query.error?.message}</p>
      <Button onClick={() => void query.refetch()} loading={query.isFetching}>
        {say(shellTexts.retry)}
      </Button>
    </div>
  );
}
