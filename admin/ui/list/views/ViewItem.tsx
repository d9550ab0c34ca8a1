import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { MailIcon, PencilIcon, RemoveIcon, StarIcon } from '#admin/ui/icons.tsx';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { viewTexts as texts } from './texts.ts';
import type { ViewCommands } from './use-view-commands.ts';
import { ViewForm } from './ViewForm.tsx';
import styles from './views.module.css';

type ViewItemProps = {
  view: SavedView;
  isActive: boolean;
  mayShare: boolean;
  commands: ViewCommands;
  onChoose: () => void;
  /** Sets up its report; nothing where the list cannot be exported. */
  onReport: (() => void) | undefined;
};

/** One view: chosen by its name, and what else can be done with it. */
export function ViewItem({ view, isActive, mayShare, commands, ...props }: ViewItemProps) {
  const { onChoose, onReport } = props;
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const { name, is_shared, is_own, is_default, may_edit, author } = view;
  if (isEditing)
    return (
      <li>
        <ViewForm
          given={view}
          // Whether it is shared is its author's affair.
          mayShare={is_own && (mayShare || is_shared)}
          isBusy={commands.isBusy}
          onCancel={() => setEditing(false)}
          onSave={async (given) => {
            if (await commands.rename(view, given)) setEditing(false);
          }}
        />
      </li>
    );
  const star = say(is_default ? texts.unsetDefault : texts.setDefault, { name });
  return (
    <li className={styles.item}>
      <button type="button" className={styles.choose} aria-pressed={isActive} onClick={onChoose}>
        <span className={styles.title}>{name}</span>
        {is_shared && (
          <span className={styles.shared}>
            {is_own ? say(texts.isShared) : say(texts.by, { name: author })}
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={star}
        title={star}
        aria-pressed={is_default}
        disabled={commands.isBusy}
        onClick={() => void commands.setDefault(is_default ? null : view.id)}
      >
        <StarIcon size={16} />
      </button>
      {onReport && (
        <button
          type="button"
          className={styles.icon}
          aria-label={say(texts.report, { name })}
          title={say(texts.report, { name })}
          disabled={commands.isBusy}
          onClick={onReport}
        >
          <MailIcon size={16} />
        </button>
      )}
      {may_edit && (
        <>
          <button
            type="button"
            className={styles.icon}
            aria-label={say(texts.edit, { name })}
            title={say(texts.edit, { name })}
            disabled={commands.isBusy}
            onClick={() => setEditing(true)}
          >
            <PencilIcon size={16} />
          </button>
          <button
            type="button"
            className={styles.icon}
            aria-label={say(texts.delete, { name })}
            title={say(texts.delete, { name })}
            disabled={commands.isBusy}
            onClick={() => void commands.remove(view)}
          >
            <RemoveIcon size={16} />
          </button>
        </>
      )}
    </li>
  );
}
