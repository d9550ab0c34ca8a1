import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { RichText } from '#admin/ui/show/RichText.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { readHelpTexts as texts } from '#contract/features/application/help/texts.ts';
import { helpCalls } from '#contract/features/data/help/contract.ts';
import styles from './help.module.css';

/** One entry in full. */
export function HelpText({ id }: { id: string }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const query = useQuery({
    queryKey: ['help', 'entry', language, id],
    queryFn: async ({ signal }) =>
      (await api(helpCalls.read, { entry: id }, { signal, quiet: true })).data.entry!,
  });
  return (
    <Loaded
      query={query}
      one={texts.one}
      skeleton={
        <Panel>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Panel>
      }
    >
      {(entry) => (
        <Panel
          title={entry.title}
          note={say(texts.updated, { time: showTime(entry.update_time) })}
          extra={
            <Button size="small" onClick={() => void copy(window.location.href)}>
              {say(texts.copy)}
            </Button>
          }
        >
          <div className={styles.words}>
            <RichText markup={entry.body} />
          </div>
        </Panel>
      )}
    </Loaded>
  );
}
