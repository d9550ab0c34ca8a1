import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { SavedView, ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import { ViewsIcon } from '../icons.tsx';
import { viewTexts as texts } from './texts.ts';
import type { SavedViews } from './use-saved-views.ts';
import styles from './views.module.css';

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog.tsx')).ReportDialog);
const ViewsPanel = lazyComponent(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

type ViewsButtonProps = {
  views: SavedViews;
  /** How the list is looked at now. */
  state: ViewState;
  isChanged: boolean;
  /** Goes back to the columns of the view. */
  onRevertColumns: () => void;
  /** Its rows may be exported, and so be sent by e-mail. */
  canReport: boolean;
};

/** Which saved view a list shows, and the way to the others. */
export function ViewsButton({ views, state, isChanged, ...props }: ViewsButtonProps) {
  const { onRevertColumns, canReport } = props;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [reported, setReported] = useState<SavedView | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const name = views.active?.name;
  const label =
    name === undefined
      ? say(texts.open)
      : say(isChanged ? texts.openChanged : texts.openNamed, { name });
  return (
    <>
      <Button
        ref={opener}
        type="text"
        className={styles.opener}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<ViewsIcon />}
        onClick={() => setOpen(!isOpen)}
      >
        {name !== undefined && <span className={styles.name}>{name}</span>}
        {isChanged && <em className={styles.changed}>{say(texts.changed)}</em>}
      </Button>
      {isOpen && (
        <ViewsPanel
          views={views}
          state={state}
          isChanged={isChanged}
          onRevertColumns={onRevertColumns}
          opener={opener}
          onClose={() => setOpen(false)}
          onReport={
            canReport
              ? (view) => {
                  setOpen(false);
                  // Where the dialog leads back to.
                  opener.current?.focus();
                  setReported(view);
                }
              : undefined
          }
        />
      )}
      {reported && <ReportDialog view={reported} onClose={() => setReported(null)} />}
    </>
  );
}
