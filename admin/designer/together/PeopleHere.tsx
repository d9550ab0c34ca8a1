import { Button, Popover } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import type { PersonHere } from '#contract/features/message/notices/contract.ts';
import { useBlockName } from '../canvas/use-block-name.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { Face } from './Face.tsx';
import type { Following } from './follow.ts';
import { toldChange } from './others-change.ts';
import { togetherTexts as texts } from './texts.ts';
import styles from './together.module.css';

const mostFaces = 3;

/** Who else has the page open and where, and what others changed meanwhile. */
export function PeopleHere({ following }: { following: Following }) {
  const say = useSay();
  const { editor, marks } = useWorkbench();
  const people = useStore(marks, (all) => all.people);
  const changes = useStore(following.changes);
  const [isOpen, setOpen] = useState(false);
  const newest = changes[0];
  useEffect(() => {
    if (newest) toast.info(toldChange(newest, say));
    // Told once, in the language of that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
  if (people.length === 0 && changes.length === 0) return null;
  const goTo = (block: string) => {
    setOpen(false);
    editor.select([block]);
  };
  const label = say(texts.here, { n: people.length });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className={styles.people}>
          {people.length > 0 && (
            <>
              <h3>{say(texts.hereTitle)}</h3>
              <ul>
                {people.map((person) => (
                  <Here key={person.key} person={person} onGo={goTo} />
                ))}
              </ul>
            </>
          )}
          {changes.length > 0 && (
            <>
              <h3>{say(texts.changes)}</h3>
              <ul>
                {changes.map((change) => (
                  <li key={change.at}>
                    <span>
                      {toldChange(change, say)}
                      <small>
                        <DateTime at={new Date(change.at).toISOString()} />
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      }
    >
      <Button
        type="text"
        className={styles.faces}
        aria-label={people.length > 0 ? label : say(texts.changes)}
      >
        {people.slice(0, mostFaces).map(({ key, name }) => (
          <Face key={key} name={name} />
        ))}
        {people.length > mostFaces && <span>+{people.length - mostFaces}</span>}
        {people.length === 0 && say(texts.changes)}
      </Button>
    </Popover>
  );
}

type HereProps = { person: PersonHere; onGo: (block: string) => void };

/** One person; a click goes to the block that is chosen there. */
function Here({ person: { name, block }, onGo }: HereProps) {
  const say = useSay();
  const { editor } = useWorkbench();
  const isThere = useStore(editor.page, ({ blocks }) => Object.hasOwn(blocks, block));
  const called = useBlockName(block);
  return (
    <li>
      <Face name={name} />
      <span>
        {name}
        <small>
          {isThere ? (
            <button type="button" onClick={() => onGo(block)}>
              {say(texts.on, { block: called })}
            </button>
          ) : (
            say(texts.onPage)
          )}
        </small>
      </span>
    </li>
  );
}
