import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { readHelpTexts as texts } from '#contract/features/application/help/texts.ts';
import { helpCalls, type HelpEntry } from '#contract/features/data/help/contract.ts';
import { limits } from '#contract/limits.ts';
import { help } from '#contract/features/application/help/feature.ts';
import { HelpText } from './HelpText.tsx';
import styles from './help.module.css';

/** The help articles for the user: searchable, by category, each with its own URL. */
export function Page() {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('keyword') ?? '');
  const keyword = useDebounced(typed.trim());
  const opened = search.get('entry');
  const list = useQuery({
    queryKey: ['help', 'read', language, keyword],
    queryFn: async ({ signal }) =>
      (await api(helpCalls.read, { keyword }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  const open = (id: number | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('entry');
      else next.set('entry', String(id));
      return next;
    });
  return (
    <div className={styles.page} data-reading={opened !== null}>
      <PageHeader title={help.title} line={say(texts.line)} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <Panel>
            <Input.Search
              allowClear
              value={typed}
              maxLength={limits.keywordLength}
              placeholder={say(texts.search)}
              aria-label={say(texts.search)}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Loaded query={list} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
              {({ entries }) =>
                entries.length === 0 ? (
                  <EmptyState
                    compact
                    title={keyword ? say(texts.notFound, { words: keyword }) : say(texts.none)}
                    hint={say(keyword ? texts.notFoundHint : texts.noneHint)}
                  />
                ) : (
                  <Contents entries={entries} opened={Number(opened)} onOpen={open} />
                )
              }
            </Loaded>
          </Panel>
        </div>
        <div className={styles.text}>
          {opened === null ? (
            <Panel>
              <EmptyState compact title={say(texts.choose)} />
            </Panel>
          ) : (
            <>
              <Button type="link" className={styles.back} onClick={() => open(null)}>
                {say(texts.back)}
              </Button>
              <HelpText key={opened} id={opened} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type ContentsProps = {
  entries: readonly HelpEntry[];
  opened: number;
  onOpen: (id: number) => void;
};

function Contents({ entries, opened, onOpen }: ContentsProps) {
  const say = useSay();
  const categories = [...new Set(entries.map(({ category }) => category))];
  return (
    <nav aria-label={say(texts.list)} className={styles.contents}>
      {categories.map((category) => {
        const own = entries.filter((entry) => entry.category === category);
        return (
          <section key={category}>
            <h2>{own[0]!.category_name}</h2>
            <ul>
              {own.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === opened ? 'page' : undefined}
                    onClick={() => onOpen(id)}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
