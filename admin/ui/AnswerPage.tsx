import { Input, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Panel } from './Panel.tsx';
import { longestQuestion, useAnswer } from './use-answer.ts';
import styles from './answer-page.module.css';

type AnswerPageProps<Answer> = {
  title: Text;
  line: Text;
  /** What the box is for. */
  label: Text;
  button: Text;
  /** What may be typed into it, shown until something is. */
  hint: Text;
  /** Names the question among all that are remembered. */
  name: string;
  find: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** The widest that the answer may become. */
  width: number;
  children: (answer: Answer, text: string) => ReactNode;
};

/** A page with one box: what is typed or scanned into it is answered below, and stands in the address. */
export function AnswerPage<Answer>(props: AnswerPageProps<Answer>) {
  const { title, line, label, button, hint, name, find, width, children } = props;
  const say = useSay();
  const { text, query, ask } = useAnswer(name, find);
  return (
    <div style={{ maxWidth: width }}>
      <PageHeader title={title} line={say(line)} />
      <search className={styles.search}>
        <Input.Search
          // The address may change otherwise: by a link, or back.
          key={text}
          defaultValue={text}
          size="large"
          allowClear
          autoFocus={text === ''}
          maxLength={longestQuestion}
          enterButton={say(button)}
          aria-label={say(label)}
          placeholder={say(label)}
          onSearch={ask}
        />
      </search>
      {text === '' ? (
        <Panel>
          <EmptyState title={say(line)} hint={say(hint)} />
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
          {(answer) => children(answer, text)}
        </Loaded>
      )}
    </div>
  );
}
