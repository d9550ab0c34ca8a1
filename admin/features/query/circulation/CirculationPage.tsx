import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { circulationCalls } from '#contract/features/query/circulation/contract.ts';
import { circulation } from '#contract/features/query/circulation/feature.ts';
import { circulationTexts } from '#contract/features/query/circulation/texts.ts';
import { Answer } from './Answer.tsx';
import { circulationPageTexts as texts } from './texts.ts';
import styles from './circulation.module.css';

const longest = 512;

/** Who had something, where, and for how long: by its code, its batch or its shipment. */
export function Page() {
  const say = useSay();
  const { search, change } = useAddress();
  const text = (new URLSearchParams(search).get('text') ?? '').trim().slice(0, longest);
  const query = useQuery({
    queryKey: ['circulation', spokenKey, text],
    queryFn: async ({ signal }) =>
      (await api(circulationCalls.find, { text }, { signal, quiet: true })).data,
    enabled: text !== '',
    staleTime: 0,
    retry: false,
  });
  const ask = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === text && wanted) void query.refetch();
    else change((params) => (wanted ? params.set('text', wanted) : params.delete('text')));
  };
  return (
    <div className={styles.page}>
      <PageHeader title={circulation.title} line={say(circulationTexts.line)} />
      <search className={styles.search}>
        <Input.Search
          // The address may change otherwise: by a link, or back.
          key={text}
          defaultValue={text}
          size="large"
          allowClear
          autoFocus={text === ''}
          maxLength={longest}
          enterButton={say(texts.find)}
          aria-label={say(circulationTexts.fields.text)}
          placeholder={say(circulationTexts.fields.text)}
          onSearch={ask}
        />
      </search>
      {text === '' ? (
        <Panel>
          <EmptyState title={say(circulationTexts.line)} hint={say(texts.start)} />
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
