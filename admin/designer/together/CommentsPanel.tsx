import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { PageComment } from '#contract/features/product/page-comments/contract.ts';
import { useBlockName } from '../canvas/use-block-name.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import frame from '../shell/designer.module.css';
import dialogs from '../shell/dialogs.module.css';
import { CommentEditor } from './CommentEditor.tsx';
import { togetherTexts } from './texts.ts';
import { Thread } from './Thread.tsx';
import { useComments } from './use-comments.ts';
import styles from './together.module.css';

const { comments: texts } = togetherTexts;

/** The comments on the page and its blocks, beside the settings. */
export function CommentsPanel({ page, onClose }: { page: number; onClose: () => void }) {
  const say = useSay();
  const { editor } = useWorkbench();
  const block = useStore(editor.view, ({ selected }) => selected.at(-1) ?? '');
  const called = useBlockName(block);
  const about = block === '' ? say(texts.aboutPage) : say(texts.about, { block: called });
  return (
    <section
      className={frame.past}
      aria-label={say(texts.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={dialogs.pastHead}>
        <h2>{say(texts.open)}</h2>
        <Button
          type="text"
          autoFocus
          icon={<CloseIcon />}
          aria-label={say(listTexts.close)}
          onClick={onClose}
        />
      </header>
      <div className={frame.scroll}>
        <div className={styles.write}>
          <p>{about}</p>
          <CommentEditor page={page} block={block} label={about} />
        </div>
        <Threads page={page} />
      </div>
    </section>
  );
}

function Threads({ page }: { page: number }) {
  const say = useSay();
  const { editor } = useWorkbench();
  const { data, isError, refetch } = useComments(page);
  const order = useStore(editor.page, (now) => now.order);
  const [areShown, setShown] = useState(false);
  if (!data)
    return isError ? (
      <EmptyState
        compact
        title={say(texts.failed)}
        action={<Button onClick={() => void refetch()}>{say(texts.again)}</Button>}
      />
    ) : (
      <Skeleton active className={styles.wait} />
    );
  if (data.length === 0)
    return <EmptyState compact title={say(texts.none)} hint={say(texts.noneHint)} />;
  const sorted = data.toSorted((one, other) => placeOf(one, order) - placeOf(other, order));
  const open = sorted.filter((one) => one.resolve_time === null);
  const resolved = sorted.filter((one) => one.resolve_time !== null);
  return (
    <>
      {open.length === 0 && <p className={styles.none}>{say(texts.noneOpen)}</p>}
      <ol className={styles.threads}>
        {[...open, ...(areShown ? resolved : [])].map((comment) => (
          <Thread key={comment.id} page={page} comment={comment} />
        ))}
      </ol>
      {resolved.length > 0 && !areShown && (
        <Button type="link" onClick={() => setShown(true)}>
          {say(texts.resolved, { n: resolved.length })}
        </Button>
      )}
    </>
  );
}

/** As the page is ordered; the whole page first, deleted blocks last. */
function placeOf({ block }: PageComment, order: readonly string[]): number {
  if (block === '') return -1;
  const at = order.indexOf(block);
  return at < 0 ? order.length : at;
}
