import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { leavesOf, shownOf } from '#admin/app/routes/menu-tree.ts';
import { useSession } from '#admin/app/session.ts';
import type { Allow } from '#contract/call.ts';
import type { Text } from '#contract/text.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

type NoChoiceProps = {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch' | 'error'>;
  nothing?: Text;
  /** The right to see the list of these options; its page is offered as long as there are none. */
  list?: Allow;
};

/** The empty list of a select: loading, no options, or failed. */
export function NoChoice({ query, nothing, list }: NoChoiceProps) {
  const say = useSay();
  const menus = useSession((state) => state.menus);
  if (query.isFetching) return <p className={styles.choice}>{say(formTexts.searching)}</p>;
  if (!query.isError) {
    const page =
      !nothing && list && leavesOf(shownOf(menus ?? [])).find((one) => one.permission === list);
    return (
      // A mouse press that takes the focus would close the list before the link is followed.
      <p className={styles.choice} onMouseDown={(event) => event.preventDefault()}>
        {say(nothing ?? formTexts.noOptions)}{' '}
        {page && <Link to={page.path}>{say(formTexts.goTo, { page: say(page.name) })}</Link>}
      </p>
    );
  }
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
