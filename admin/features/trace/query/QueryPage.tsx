import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { useAnswer } from '#admin/ui/use-answer.ts';
import { traceQueryCalls } from '#contract/features/trace/query/contract.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { traceQuery } from '#contract/features/trace/query/feature.ts';
import { Answer } from './Answer.tsx';
import { SearchBox } from './SearchBox.tsx';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const EventsDialog = lazyComponent(async () => (await import('./EventsDialog.tsx')).EventsDialog);

const find = async (text: string, signal: AbortSignal) =>
  (await api(traceQueryCalls.find, { text }, { signal, quiet: true })).data;

/** One search box for all codes and numbers, with the full result. */
export function Page() {
  const say = useSay();
  const { text, query, ask } = useAnswer('traceQuery', find);
  const [isExporting, setExporting] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeader
        title={traceQuery.title}
        line={say(traceTexts.line)}
        actions={
          <>
            {query.data?.found === 'identifier' && (
              <Button onClick={() => window.print()}>{say(queryPageTexts.print)}</Button>
            )}
            <Can has="trace:query:export">
              <Button onClick={() => setExporting(true)}>{say(queryPageTexts.events.open)}</Button>
            </Can>
          </>
        }
      />
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
      {isExporting && <EventsDialog onClose={() => setExporting(false)} />}
    </div>
  );
}
