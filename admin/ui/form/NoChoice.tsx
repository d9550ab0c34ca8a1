import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

type NoChoiceProps = {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch' | 'error'>;
  nothing?: Text;
};

/** The empty list of a select: loading, no options, or failed. */
export function NoChoice({ query, nothing = formTexts.noOptions }: NoChoiceProps) {
  const say = useSay();
  if (query.isFetching) return <p className={styles.choice}>{say(formTexts.searching)}</p>;
  if (!query.isError) return <p className={styles.choice}>{say(nothing)}</p>;
  return (
    // A mouse press that takes the focus would close the list.
    <div className={styles.choice} role="alert" onMouseDown={(event) => event.preventDefault()}>
      <p>{query.error?.message || say(formTexts.failed)}</p>
      <Button size="small" onClick={() => void query.refetch()}>
        {say(formTexts.retry)}
      </Button>
    </div>
  );
}
