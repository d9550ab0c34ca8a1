import { Button, Popconfirm } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import {
  pageCommentCalls,
  type PageComment,
  type PageReply,
} from '#contract/features/product/page-comments/contract.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { nameOfBlock } from '../model/author-marks.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { Face } from './Face.tsx';
import { togetherTexts } from './texts.ts';
import { changeComments } from './use-comments.ts';
import styles from './together.module.css';

const { comments: texts } = togetherTexts;

/** One comment with its answers. */
export function Thread({ page, comment }: { page: number; comment: PageComment }) {
  const say = useSay();
  const { editor } = useWorkbench();
  const { id, block, author, resolve_time: resolved } = comment;
  const there = useStore(editor.page, ({ blocks }) => blocks[block]);
  const isChosen = useStore(
    editor.view,
    ({ selected }) => block !== '' && selected.includes(block),
  );
  const [isAnswering, setAnswering] = useState(false);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) here.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const was = { type: comment.block_type, ...(comment.block_name && { name: comment.block_name }) };
  const resolve = () =>
    void changeComments(page, () =>
      api(pageCommentCalls.resolve, { id, is_resolved: resolved === null }),
    );
  return (
    <li
      ref={here}
      className={styles.thread}
      data-chosen={isChosen}
      data-resolved={resolved !== null}
    >
      <p className={styles.about}>
        {block === '' ? (
          say(texts.page)
        ) : there ? (
          <button type="button" onClick={() => editor.select([block])}>
            {nameOfBlock(there, say)}
          </button>
        ) : (
          <>
            {nameOfBlock(was, say)} <em>{say(texts.gone)}</em>
          </>
        )}
      </p>
      <Said page={page} said={comment} />
      {comment.replies.map((reply) => (
        <Said key={reply.id} page={page} said={reply} />
      ))}
      {resolved !== null && (
        <p className={styles.who}>
          {say(texts.resolvedBy, { name: comment.resolve_user })} · <DateTime at={resolved} />
        </p>
      )}
      {isAnswering ? (
        <CommentEditor
          page={page}
          block={block}
          answers={id}
          label={say(texts.answerTo, { name: author })}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setAnswering(true)}>
            {say(texts.answer)}
          </Button>
          <Button size="small" onClick={resolve}>
            {say(resolved === null ? texts.resolve : texts.reopen)}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What one person said; one's own can be deleted. */
function Said({ page, said }: { page: number; said: PageReply }) {
  const say = useSay();
  const { id, author, text } = said;
  return (
    <div className={styles.said}>
      <Face name={author} />
      <div>
        <p className={styles.who}>
          <strong>{author}</strong> <DateTime at={said.create_time} />
          {said.is_own && (
            <Popconfirm
              title={say(texts.ask)}
              okText={say(texts.remove)}
              cancelText={say(texts.cancel)}
              okButtonProps={{ danger: true }}
              onConfirm={() => changeComments(page, () => api(pageCommentCalls.delete, { id }))}
            >
              <button type="button" className={styles.remove}>
                {say(texts.remove)}
              </button>
            </Popconfirm>
          )}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
