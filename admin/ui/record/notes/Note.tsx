import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import {
  recordNoteCalls,
  type RecordNote,
} from '#contract/features/dashboard/record-notes/contract.ts';
import { showSize } from '#contract/files.ts';
import { recordTexts } from '../texts.ts';
import { pieces } from './mentions.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './notes.module.css';

const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);
const texts = recordTexts.note;

type NoteProps = { note: RecordNote; kind: string; record: number };

/** One note with its files; its author may change and delete it. */
export function Note({ note, kind, record }: NoteProps) {
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const { id, version } = note;
  const remove = async () => {
    try {
      toast.success((await api(recordNoteCalls.delete, { id })).msg);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
    await refreshList('recordNote');
  };
  return (
    <li className={styles.note}>
      <p className={styles.who}>
        <strong>{note.author}</strong> <DateTime at={note.create_time} />
        {note.edit_time && <span> · {say(texts.edited)}</span>}
      </p>
      {isEditing ? (
        <NoteEditor
          kind={kind}
          note={note}
          onCancel={() => setEditing(false)}
          onSend={async (content, idempotencyKey) => {
            await api(recordNoteCalls.edit, { id, version, ...content }, { idempotencyKey });
            setEditing(false);
            await refreshList('recordNote');
          }}
        />
      ) : (
        <>
          <p className={styles.text}>
            {pieces(note.text, note.mentions).map(({ text, isMention }, at) =>
              isMention ? <strong key={at}>{text}</strong> : text,
            )}
          </p>
          {note.files.length > 0 && <Files note={note} kind={kind} record={record} />}
          {note.is_own && (
            <p className={styles.actions}>
              <Button type="link" size="small" onClick={() => setEditing(true)}>
                {say(texts.edit)}
              </Button>
              <Popconfirm
                title={say(texts.askDelete)}
                okText={say(texts.delete)}
                cancelText={say(texts.cancel)}
                okButtonProps={{ danger: true }}
                onConfirm={remove}
              >
                <Button type="link" size="small" danger>
                  {say(texts.delete)}
                </Button>
              </Popconfirm>
            </p>
          )}
        </>
      )}
    </li>
  );
}

function Files({ note: { id: note, files }, kind, record }: NoteProps) {
  const renew = async ({ id }: PreviewFile) => {
    const { data } = await api(recordNoteCalls.index, { kind, record_id: record, limit: 150 });
    const now = data.find((one) => one.id === note)?.files.find((file) => file.id === id);
    return now?.url ?? '';
  };
  const [at, setAt] = useState<number | null>(null);
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size }, place) => (
        <li key={id}>
          <button type="button" onClick={() => setAt(place)}>
            {name}
          </button>{' '}
          <span>{showSize(size)}</span>
        </li>
      ))}
      {at !== null && (
        <FilePreview
          files={[...files]}
          at={at}
          onTurn={setAt}
          onClose={() => setAt(null)}
          onDownload={(file) => void downloadFile({ ...file, renew: () => renew(file) })}
          renew={renew}
        />
      )}
    </ul>
  );
}
