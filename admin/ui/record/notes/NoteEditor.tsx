import { useQuery } from '@tanstack/react-query';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { useRetryKey } from '#admin/ui/form/use-retry-key.ts';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import {
  noteLimits,
  recordNoteCalls,
  type RecordNote,
} from '#contract/features/dashboard/record-notes/contract.ts';
import { recordTexts } from '../texts.ts';
import { mentionedIn } from './mentions.ts';
import styles from './notes.module.css';

const FilesDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/FilesDialog.tsx')).FilesDialog,
);
const texts = recordTexts.note;

type Person = { id: number; name: string };
type Attached = { address: string; name: string };
type Content = { text: string; mentions: number[]; files: string[] };

type NoteEditorProps = {
  kind: string;
  /** The note that is changed; without one a new one is written. */
  note?: RecordNote;
  onCancel?: () => void;
  onSend: (content: Content, idempotencyKey: string) => Promise<void>;
};

/** Where a note is written: its text with mentions, and its files. */
export function NoteEditor({ kind, note, onCancel, onSend }: NoteEditorProps) {
  const say = useSay();
  const [text, setText] = useState(note?.text ?? '');
  const [people, setPeople] = useState<readonly Person[]>(note?.mentions ?? []);
  const [files, setFiles] = useState<readonly Attached[]>(note?.files ?? []);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAttaching, setAttaching] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const retry = useRetryKey();
  const { colleagues, isLoading } = useColleagues(kind, typed);
  const content: Content = {
    text: text.trim(),
    mentions: [...new Set(mentionedIn(text, people).map(({ id }) => id))],
    files: files.map(({ address }) => address),
  };
  const send = async () => {
    if (content.text === '' || isBusy) return;
    setBusy(true);
    try {
      await retry(content, (key) => onSend(content, key));
      if (note) return;
      setText('');
      setPeople([]);
      setFiles([]);
    } catch (failure) {
      // The call has told what went wrong; what was written stays.
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Mentions
        aria-label={say(texts.label)}
        placeholder={say(texts.placeholder)}
        value={text}
        maxLength={noteLimits.text}
        autoSize={{ minRows: 2, maxRows: 10 }}
        loading={isLoading}
        notFoundContent={say(texts.nobody)}
        // Found by the server already.
        filterOption={false}
        options={colleagues.map(({ id, name }) => ({ key: String(id), value: name, label: name }))}
        onChange={setText}
        onSearch={setTyped}
        onSelect={({ key }) => {
          // The editor adds a mark of its own to the key.
          const chosen = colleagues.find(({ id }) => key?.startsWith(`${id}-`));
          if (chosen) setPeople([...people, chosen]);
        }}
      />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ address, name }) => (
            <li key={address}>
              {name}
              <Button
                type="text"
                size="small"
                icon={<CloseIcon size={14} />}
                aria-label={say(texts.remove, { name })}
                onClick={() => setFiles(files.filter((one) => one.address !== address))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={content.text === ''}>
          {say(note ? texts.save : texts.post)}
        </Button>
        {files.length < noteLimits.files && (
          <Button onClick={() => setAttaching(true)}>{say(texts.attach)}</Button>
        )}
        {onCancel && <Button onClick={onCancel}>{say(texts.cancel)}</Button>}
      </div>
      {isAttaching && (
        <FilesDialog
          kind="manual"
          title={say(texts.attach)}
          most={noteLimits.files - files.length}
          onDone={(added) =>
            setFiles([
              ...files,
              ...added.map(({ url, origin_name: name }) => ({ address: url.split('?')[0]!, name })),
            ])
          }
          onClose={() => setAttaching(false)}
        />
      )}
    </form>
  );
}

/** Colleagues whose names contain what was typed after an @. */
function useColleagues(kind: string, typed: string | null) {
  const keyword = useDebounced(typed);
  const { data, isFetching } = useQuery({
    queryKey: ['recordNote', spokenKey, 'people', kind, keyword],
    queryFn: async ({ signal }) => {
      const asked = { kind, ...(keyword ? { keyword } : {}) };
      return (await api(recordNoteCalls.people, asked, { signal, quiet: true })).data;
    },
    enabled: keyword !== null,
  });
  return { colleagues: data ?? [], isLoading: typed !== null && (isFetching || keyword !== typed) };
}
