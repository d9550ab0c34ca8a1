import { Button, Input } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { incidentCalls, type IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import styles from './incidents.module.css';

const longest = 1_000;

/** What colleagues say to each other about an incident. */
export function Comments({ incident: { id, notes } }: { incident: IncidentInfo }) {
  const say = useSay();
  const can = useCan();
  const [text, setText] = useState('');
  const { isBusy, run } = useCommand('incident');
  const send = async () => {
    toast.success((await api(incidentCalls.addNote, { id, text: text.trim() })).msg);
    setText('');
  };
  return (
    <section>
      <h3>{say(texts.comments)}</h3>
      {can({ has: incidentCalls.addNote.allow }) && (
        <form
          className={styles.comment}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void run(send);
          }}
        >
          <Input.TextArea
            aria-label={say(texts.comment)}
            placeholder={say(texts.commentHint)}
            value={text}
            maxLength={longest}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setText(target.value)}
          />
          <Button htmlType="submit" loading={isBusy} disabled={text.trim() === ''}>
            {say(texts.comment)}
          </Button>
        </form>
      )}
      <ul className={styles.comments}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <span className={styles.who}>
              {note.create_user} <DateTime at={note.create_time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
