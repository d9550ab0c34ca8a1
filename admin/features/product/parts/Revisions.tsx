import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Timeline, type TimelineItem } from '#admin/ui/show/Timeline.tsx';
import {
  partCalls,
  type Part,
  type PartRevision,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { RevisionChanges } from './RevisionChanges.tsx';
import type { Names } from './revision-words.ts';
import { revisionTexts as texts } from './texts.ts';
import { useCategories } from './use-categories.ts';
import { usePart } from './use-part.ts';
import styles from './revisions.module.css';

const atATime = 20;

type Revised = Pick<Part, 'id' | 'name' | 'revision' | 'version'>;

/** The revisions with their changes, and restore. */
export function Revisions({ part }: { part: Revised }) {
  const say = useSay();
  const can = useCan();
  const [shown, setShown] = useState(atATime);
  const [question, setQuestion] = useState<Question | null>(null);
  const { data: now = part } = usePart(part.id);
  const names = useNames();
  const query = useQuery({
    queryKey: ['part', 'revisions', part.id, shown],
    // One more than shown, to compare the last one with.
    queryFn: ({ signal }) =>
      api(partCalls.revisions, { part_id: part.id, limit: shown + 1 }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

  const restore = (revision: number) =>
    setQuestion({
      title: say(partTexts.actions.restore),
      text: say(texts.ask, { name: now.name, n: revision }),
      verb: say(partTexts.actions.restore),
      isDanger: false,
      run: async () => {
        const { id, version } = now;
        toast.success((await api(partCalls.restore, { id, version, revision })).msg);
      },
    });
  const itemOf = (one: PartRevision, before: PartRevision | undefined): TimelineItem => {
    const isNow = one.revision === now.revision;
    return {
      time: one.create_time,
      who: one.create_user,
      tone: isNow ? 'good' : 'idle',
      title: (
        <>
          {say(texts.nth, { n: one.revision })}
          {isNow && <span className={styles.now}>{say(texts.now)}</span>}
        </>
      ),
      text: (
        <>
          <RevisionChanges revision={one} before={before} names={names} />
          {!isNow && can({ has: partCalls.restore.allow }) && (
            <Button size="small" onClick={() => restore(one.revision)}>
              {say(partTexts.actions.restore)}
            </Button>
          )}
        </>
      ),
    };
  };

  return (
    <>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {({ data, count }) =>
          data.length === 0 ? (
            <EmptyState compact title={say(texts.none)} />
          ) : (
            <>
              <Timeline items={data.slice(0, shown).map((one, at) => itemOf(one, data[at + 1]))} />
              {count > shown && (
                <Button loading={query.isPlaceholderData} onClick={() => setShown(shown + atATime)}>
                  {say(texts.earlier)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={question !== null}
        resource="part"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

function useNames(): Names {
  const say = useSay();
  const { data: units } = useDict('unit');
  const { data: categories } = useCategories();
  return {
    say,
    unitOf: (unit) => units?.find(({ value }) => value === unit)?.name ?? unit,
    categoryOf: (id) => categories?.find((one) => one.id === id)?.name ?? `#${id}`,
  };
}
