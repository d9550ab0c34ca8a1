import { Button, Tag } from 'antd';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { commandsFor } from '../canvas/commands.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import type { Autosave } from '../model/autosave.ts';
import type { StandingStore } from '../model/standing.ts';
import { PageState, PageUses } from '../scope/PageCells.tsx';
import { CommentsButton } from '../together/CommentsButton.tsx';
import type { Following } from '../together/follow.ts';
import { PeopleHere } from '../together/PeopleHere.tsx';
import { ChecksButton } from './ChecksButton.tsx';
import { IconButton } from './IconButton.tsx';
import { BackIcon, HistoryIcon, KeyboardIcon, RedoIcon, StatesIcon, UndoIcon } from './icons.tsx';
import { listPath } from './paths.ts';
import { PhoneButton } from './PhoneButton.tsx';
import { SavedState } from './SavedState.tsx';
import { designerTexts as texts } from './texts.ts';
import styles from './designer.module.css';

/** The open dialog or drawer, one at a time. */
export type Opened = 'preview' | 'publish' | 'sheet' | 'history' | 'comments' | 'clash' | null;
type TopBarProps = {
  info: PageTemplateInfo;
  autosave: Autosave;
  standing: StandingStore;
  following: Following;
  onOpen: (opened: Opened) => void;
};

/** The name of the page, what consumers see of it, its save status, and its actions. */
export function TopBar({ info, autosave, standing, following, onOpen }: TopBarProps) {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const bench = useWorkbench();
  const { editor, canEdit } = bench;
  const commands = commandsFor(bench, say);
  const canUndo = useStore(editor.history, ({ at }) => at > 0);
  const canRedo = useStore(editor.history, ({ at, steps }) => at < steps.length);
  return (
    <header className={styles.top} role="banner">
      <IconButton
        label={say(texts.back)}
        icon={<BackIcon />}
        onClick={() => void navigate(listPath)}
      />
      <div className={styles.title}>
        <h1 title={info.name}>{info.name}</h1>
        <Tag>{say(pageTemplateTexts.kinds[info.kind])}</Tag>
        {!canEdit && <Tag title={say(texts.readOnlyHint)}>{say(texts.readOnly)}</Tag>}
      </div>
      <ShownState standing={standing} />
      {canEdit && <SavedState autosave={autosave} onSettle={() => onOpen('clash')} />}
      <div className={styles.end}>
        <PeopleHere following={following} />
        <div className={styles.group}>
          {canEdit && (
            <>
              <IconButton
                label={say(texts.undo)}
                icon={<UndoIcon />}
                isOff={!canUndo}
                onClick={commands.undo}
              />
              <IconButton
                label={say(texts.redo)}
                icon={<RedoIcon />}
                isOff={!canRedo}
                onClick={commands.redo}
              />
              <IconButton
                label={say(texts.history.open)}
                icon={<HistoryIcon />}
                onClick={() => onOpen('history')}
              />
            </>
          )}
          <CommentsButton onOpen={() => onOpen('comments')} />
          <IconButton
            label={say(texts.keys.open)}
            icon={<KeyboardIcon />}
            onClick={() => onOpen('sheet')}
          />
          <IconButton
            label={say(texts.preview.open)}
            icon={<StatesIcon />}
            onClick={() => onOpen('preview')}
          />
          {canEdit && <PhoneButton id={info.id} onLook={autosave.flush} />}
        </div>
        <ChecksButton />
        {can({ has: 'product:page:publish' }) && (
          <Button type="primary" onClick={() => onOpen('publish')}>
            {say(texts.publish.open)}
          </Button>
        )}
      </div>
    </header>
  );
}

/** The published version, changes since, and what the page is shown for. */
function ShownState({ standing }: { standing: StandingStore }) {
  const say = useSay();
  const page = useStore(standing);
  return (
    <div className={styles.shown}>
      <PageState page={page} />
      <span>
        <small>{say(pageTemplateTexts.fields.uses)}</small>
        <PageUses page={page} />
      </span>
    </div>
  );
}
