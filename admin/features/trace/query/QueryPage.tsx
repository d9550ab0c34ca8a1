import { Skeleton } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { menuTexts } from '#contract/texts/menus.ts';
import { Answer } from './Answer.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useAsked } from './use-asked.ts';
import styles from './query.module.css';

/** One box for everything that carries a number, and all that is known of it. */
export function Page() {
  const say = useSay();
  const { text, query, ask } = useAsked();
  return (
    <div className={styles.page}>
      <PageHeader title={say(menuTexts.traceQuery)} line={say(traceTexts.line)} />
      <SearchBox text={text} onAsk={ask} />
      {text === '' ? (
        <Panel>
          <EmptyState title={say(traceTexts.empty.title)} hint={say(traceTexts.empty.hint)} />
        </Panel>
      ) : (
        <Loaded
          query={query}
          skeleton={
            <Panel>
              <Skeleton active paragraph={{ rows: 8 }} />
            </Panel>
          }
        >
          {(answer) => <Answer answer={answer} text={text} />}
        </Loaded>
      )}
    </div>
  );
}
