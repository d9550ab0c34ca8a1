import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { shellTexts } from '#admin/app/texts.ts';
import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import styles from './loaded.module.css';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  /** The name of a record, where the URL says which: it may not exist. */
  one?: Text;
  children: (data: T) => ReactNode;
};

/** Whether the requested record does not exist, or its id is invalid. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === codes.notFound || error.code === codes.invalid);

/** The loaded data, a skeleton while it loads, or the error with a retry button. */
export function Loaded<T>({ query, skeleton, one, children }: LoadedProps<T>) {
  const say = useSay();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && !query.isError) {
    return (
      <div aria-busy="true" aria-label={say(shellTexts.loading)} role="status">
        {skeleton}
      </div>
    );
  }
  if (one && isMissing(query.error))
    return (
      <div role="alert" className={styles.failed}>
        <p>{say(shellTexts.noSuch, { one: say(one) })}</p>
      </div>
    );
  return (
    <div role="alert" className={styles.failed}>
      <p>{query.error?.message}</p>
      <Button onClick={() => void query.refetch()} loading={query.isFetching}>
        {say(shellTexts.retry)}
      </Button>
    </div>
  );
}
