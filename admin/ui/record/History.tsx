import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import {
  operationLogCalls,
  type RecordStep,
} from '#contract/features/logs/operation-log/contract.ts';
import { operationTexts } from '#contract/operations.ts';
import { recordTexts as texts } from './texts.ts';

const atATime = 20;

/** What was done to a record, by whom, newest first. */
export function History({ resource, id }: { resource: string; id: number }) {
  const say = useSay();
  const [shown, setShown] = useState<number>(atATime);
  const query = useQuery({
    // Under the record's own key: a command on it reads its history again.
    queryKey: [resource, spokenKey, 'history', id, shown],
    queryFn: ({ signal }) =>
      api(
        operationLogCalls.ofRecord,
        { target: resource, target_id: id, limit: shown },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const titleOf = ({ path }: RecordStep) => {
    const text = operationTexts[path];
    return text ? say(text) : path;
  };
  return (
    <Panel>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {({ data, count }) =>
          data.length === 0 ? (
            <EmptyState compact title={say(texts.noHistory)} />
          ) : (
            <>
              <Timeline
                items={data.map((step) => ({
                  time: step.create_time,
                  who: step.realname || step.username,
                  title: titleOf(step),
                  text: step.changed.join(' · '),
                }))}
              />
              {count > shown && (
                <Button loading={query.isPlaceholderData} onClick={() => setShown(shown + atATime)}>
                  {say(texts.earlier)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
