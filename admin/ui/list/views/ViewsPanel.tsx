import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type RefObject } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import {
  savedViewCalls,
  type SavedView,
  type ViewState,
} from '#contract/features/dashboard/saved-views/contract.ts';
import { useDismissal } from '../use-dismissal.ts';
import { viewTexts as texts } from './texts.ts';
import { viewsKey, type SavedViews } from './use-saved-views.ts';
import { useViewCommands } from './use-view-commands.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewItem } from './ViewItem.tsx';
import styles from './views.module.css';

type ViewsPanelProps = {
  views: SavedViews;
  state: ViewState;
  isChanged: boolean;
  onRevertColumns: () => void;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onReport: ((view: SavedView) => void) | undefined;
};

/** The saved views of a list: chosen, saved, renamed, shared, deleted. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { views, state, isChanged, opener, onClose, onReport } = props;
  const { active, show, list } = views;
  const say = useSay();
  const mayShare = useCan()({ has: 'dashboard:savedView:share' });
  const panel = useDismissal(opener, onClose);
  const [isAdding, setAdding] = useState(false);
  const commands = useViewCommands(views, state);
  const { isBusy, deleted } = commands;
  const query = useQuery({
    queryKey: viewsKey(list),
    queryFn: async ({ signal }) =>
      (await api(savedViewCalls.index, { list }, { signal, quiet: true })).data,
  });
  const choose = (view: SavedView | null) => {
    show(view);
    onClose();
    opener.current?.focus();
  };
  const revert = () => {
    props.onRevertColumns();
    show(active);
  };
  const draw = (view: SavedView) => (
    <ViewItem
      key={view.id}
      view={view}
      isActive={view.id === active?.id}
      mayShare={mayShare}
      commands={commands}
      onChoose={() => choose(view)}
      onReport={onReport && (() => onReport(view))}
    />
  );
  const own = query.data?.filter((view) => view.is_own) ?? [];
  const others = query.data?.filter((view) => !view.is_own) ?? [];
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={say(texts.open)}
      tabIndex={-1}
    >
      {active && isChanged && (
        <div className={styles.notice} role="status">
          <span>{say(texts.changes, { name: active.name })}</span>
          <span className={styles.actions}>
            {active.may_edit && (
              <Button
                size="small"
                type="primary"
                loading={isBusy}
                onClick={() => void commands.save()}
              >
                {say(texts.save)}
              </Button>
            )}
            <Button size="small" disabled={isBusy} onClick={revert}>
              {say(texts.revert)}
            </Button>
          </span>
        </div>
      )}
      {deleted && (
        <div className={styles.notice} role="status">
          <span>{say(texts.deleted, { name: deleted.name })}</span>
          <Button size="small" disabled={isBusy} onClick={() => void commands.restore(deleted)}>
            {say(texts.undo)}
          </Button>
        </div>
      )}
      {query.isError && (
        <p className={styles.hint} role="alert">
          {say(texts.failed)}
        </p>
      )}
      {query.isPending && <div className={styles.waiting} aria-hidden />}
      {query.data?.length === 0 && <p className={styles.hint}>{say(texts.none)}</p>}
      {query.data && query.data.length > 0 && (
        <div className={styles.lists}>
          <ul>
            <li className={styles.item}>
              <button
                type="button"
                className={styles.choose}
                aria-pressed={active === null}
                onClick={() => choose(null)}
              >
                <span className={styles.title}>{say(texts.everything)}</span>
              </button>
            </li>
          </ul>
          {own.length > 0 && (
            <>
              <h3>{say(texts.own)}</h3>
              <ul>{own.map(draw)}</ul>
            </>
          )}
          {others.length > 0 && (
            <>
              <h3>{say(texts.shared)}</h3>
              <ul>{others.map(draw)}</ul>
            </>
          )}
        </div>
      )}
      {isAdding ? (
        <ViewForm
          mayShare={mayShare}
          asksForDefault
          isBusy={isBusy}
          onCancel={() => setAdding(false)}
          onSave={async (given, isDefault) => {
            if (await commands.saveAs(given, isDefault)) setAdding(false);
          }}
        />
      ) : (
        <Button block disabled={isBusy} onClick={() => setAdding(true)}>
          {say(texts.saveAs)}
        </Button>
      )}
    </div>
  );
}
