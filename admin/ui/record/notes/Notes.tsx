import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { recordNoteCalls } from '#contract/features/dashboard/record-notes/contract.ts';
import { recordTexts } from '../texts.ts';
import { Note } from './Note.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './notes.module.css';

const atATime = 20;
const texts = recordTexts.note;

/** What colleagues say about a record; what others write appears by itself. */
export function Notes({ kind, id }: { kind: string; id: number }) {
  const say = useSay();
  const [shown, setShown] = useState<number>(atATime);
  const query = useQuery({
    queryKey: ['recordNote', spokenKey, `${kind}/${id}`, shown],
    queryFn: ({ signal }) =>
      api(recordNoteCalls.index, { kind, record_id: id, limit: shown }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Panel>
      <div className={styles.notes}>
        <NoteEditor
          kind={kind}
          onSend={async (content, idempotencyKey) => {
            await api(recordNoteCalls.add, { kind, record_id: id, ...content }, { idempotencyKey });
            await refreshList('recordNote');
            void refreshList(kind);
          }}
        />
        <Loaded query={query} skeleton={<Skeleton active avatar paragraph={{ rows: 3 }} />}>
          {({ data, count }) =>
            data.length === 0 ? (
              <EmptyState compact title={say(texts.none)} hint={say(texts.noneHint)} />
            ) : (
              <>
                <ul className={styles.list}>
                  {data.map((note) => (
                    <Note key={note.id} note={note} kind={kind} record={id} />
                  ))}
                </ul>
                {count > shown && (
                  <Button
                    loading={query.isPlaceholderData}
                    onClick={() => setShown(shown + atATime)}
                  >
                    {say(recordTexts.earlier)}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}
