import { Button, Modal } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { FindIcon } from '#admin/ui/icons.tsx';
import { useCan } from '../access.tsx';
import { useSay } from '../language.ts';
import { useReachable } from '../routes/reachable.ts';
import { useSession } from '../session.ts';
import { Result } from './Result.tsx';
import { keepRecent, readRecent } from './kept.ts';
import { sectionsOf } from './sections.ts';
import { findTexts } from './texts.ts';
import type { Seeker, Thing } from './things.ts';
import { useFind } from './use-find.ts';
import { useStars } from './use-stars.ts';
import styles from './find.module.css';

type FindDialogProps = { onClose: () => void; onKeys: () => void };

/** One field for codes, numbers, names, pages and actions; a scanner's Enter opens what it scanned. */
export function FindDialog({ onClose, onKeys }: FindDialogProps) {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const pages = useReachable();
  const type = useSession((state) => state.type);
  const owner = useSession((state) => `${state.type}:${state.user?.id ?? 0}`);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(() => readRecent(owner));
  const { starred, star } = useStars();
  /** Enter was pressed before the answer came. */
  const [isWaiting, setWaiting] = useState(false);

  const typed = text.trim();
  const { found, isBehind, isError, retry } = useFind(typed);
  const seeker: Seeker = { type, pages, can: (has) => can({ has: has as never }) };
  const nameOf = ({ name }: Thing) => (typeof name === 'string' ? name : say(name));
  const sections = sectionsOf({ seeker, typed, found, kept: { recent, starred }, nameOf });
  const things = sections.flatMap((section) => section.things);
  const chosen = things[Math.min(at, things.length - 1)];

  const open = (thing: Thing) => {
    keepRecent(owner, thing);
    onClose();
    void navigate(thing.path);
  };
  const isReady = isWaiting && !isBehind;
  const first = things[0];
  useEffect(() => {
    if (!isReady) return;
    setWaiting(false);
    if (first) open(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, as soon as the answer has come.
  }, [isReady]);
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && things.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, things.length - 1) + step + things.length) % things.length);
    } else if (event.key === 'Enter' && typed !== '' && isBehind && at === 0) {
      event.preventDefault();
      setWaiting(true);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      if (chosen) star(chosen);
    }
  };

  let index = -1;
  return (
    <Modal
      open
      className={styles.dialog}
      width={640}
      footer={null}
      closable={false}
      title={<span className={styles.hidden}>{say(findTexts.find)}</span>}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <div className={styles.field}>
        <FindIcon />
        <input
          ref={field}
          role="combobox"
          aria-label={say(findTexts.placeholder)}
          aria-expanded={things.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen ? `${list}-${things.indexOf(chosen)}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          placeholder={say(findTexts.placeholder)}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
            setWaiting(false);
          }}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={list} role="listbox" aria-label={say(findTexts.results)} className={styles.results}>
        {sections.map(({ title, things: own }) => (
          <div key={title.zh_CN} role="group" aria-label={say(title)}>
            <div className={styles.section} aria-hidden="true">
              {say(title)}
            </div>
            {own.map((thing) => {
              index += 1;
              const here = index;
              return (
                <Result
                  key={thing.path}
                  id={`${list}-${here}`}
                  thing={thing}
                  name={nameOf(thing)}
                  typed={typed}
                  isChosen={thing === chosen}
                  isStarred={starred.some(({ path }) => path === thing.path)}
                  onOpen={() => open(thing)}
                  onStar={() => star(thing)}
                  onPoint={() => setAt(here)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.foot} role="status">
        {isError ? (
          <>
            {say(findTexts.failed)}
            <Button type="link" size="small" onClick={retry}>
              {say(findTexts.retry)}
            </Button>
          </>
        ) : isBehind ? (
          say(findTexts.searching)
        ) : typed === '' ? (
          say(findTexts.beginning)
        ) : things.length === 0 ? (
          `${say(findTexts.nothing, { text: typed })} · ${say(findTexts.nothingHint)}`
        ) : (
          say(findTexts.count, { n: things.length })
        )}
        <Button type="link" size="small" className={styles.shortcuts} onClick={onKeys}>
          {say(findTexts.keys.shown)}
        </Button>
      </div>
    </Modal>
  );
}
