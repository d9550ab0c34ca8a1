import { StarIcon } from '#admin/ui/icons.tsx';
import { useSay } from '../language.ts';
import { findTexts } from './texts.ts';
import type { Thing } from './things.ts';
import styles from './find.module.css';

type ResultProps = {
  id: string;
  thing: Thing;
  name: string;
  typed: string;
  isChosen: boolean;
  isStarred: boolean;
  onOpen: () => void;
  onStar: () => void;
  onPoint: () => void;
};

/** One result; the typed part of its name is marked. */
export function Result({ id, thing, name, typed, isChosen, isStarred, ...on }: ResultProps) {
  const say = useSay();
  const from = typed === '' ? -1 : name.toLowerCase().indexOf(typed.toLowerCase());
  return (
    // The keyboard stays in the field, which names the chosen result.
    <div role="presentation" className={styles.line} onMouseMove={on.onPoint}>
      <div
        id={id}
        role="option"
        aria-selected={isChosen}
        className={styles.result}
        onClick={on.onOpen}
      >
        <span className={styles.name}>
          {from < 0 ? (
            name
          ) : (
            <>
              {name.slice(0, from)}
              <mark>{name.slice(from, from + typed.length)}</mark>
              {name.slice(from + typed.length)}
            </>
          )}
        </span>
        {thing.hint && <span className={styles.hint}>{thing.hint}</span>}
        <span className={styles.kind}>{say(thing.kind)}</span>
      </div>
      <span
        className={styles.star}
        data-starred={isStarred}
        title={say(isStarred ? findTexts.unstar : findTexts.star, { name })}
        aria-hidden="true"
        onClick={on.onStar}
      >
        <StarIcon />
      </span>
    </div>
  );
}
