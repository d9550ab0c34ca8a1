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
import { supplyChainCalls } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChain } from '#contract/features/query/supply-chain/feature.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { Chain } from './Chain.tsx';
import { supplyChainPageTexts as texts } from './texts.ts';
import styles from './supply-chain.module.css';

const longest = 512;

/** The chain of a part, lot, batch or serial number, and what a recall of it reaches. */
export function Page() {
  const say = useSay();
  const { search, change } = useAddress();
  const text = (new URLSearchParams(search).get('text') ?? '').trim().slice(0, longest);
  const query = useQuery({
    queryKey: ['supplyChain', spokenKey, text],
    queryFn: async ({ signal }) =>
      (await api(supplyChainCalls.find, { text }, { signal, quiet: true })).data,
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
      <PageHeader title={supplyChain.title} line={say(supplyChainTexts.line)} />
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
          aria-label={say(supplyChainTexts.fields.text)}
          placeholder={say(supplyChainTexts.fields.text)}
          onSearch={ask}
        />
      </search>
      {text === '' ? (
        <Panel>
          <EmptyState title={say(supplyChainTexts.line)} hint={say(texts.start)} />
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
          {(answer) =>
            answer.found === 'chain' ? (
              <Chain key={text} chain={answer} />
            ) : (
              <Panel>
                <EmptyState title={say(texts.nothing, { text })} hint={say(texts.nothingHint)} />
              </Panel>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
