import { Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useRetryKey } from '#admin/ui/form/use-retry-key.ts';
import {
  commentLimits,
  pageCommentCalls,
} from '#contract/features/product/page-comments/contract.ts';
import { togetherTexts } from './texts.ts';
import { changeComments } from './use-comments.ts';
import styles from './together.module.css';

const { comments: texts } = togetherTexts;

type CommentEditorProps = {
  page: number;
  block: string;
  label: string;
  /** The comment that is answered. */
  answers?: number;
  /** Done, or given up. */
  onClose?: () => void;
};

/** Where a comment or an answer is written; Ctrl+Enter posts it. */
export function CommentEditor({ page, block, label, answers, onClose }: CommentEditorProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const retry = useRetryKey();
  const field = useRef<InputRef>(null);
  const post = async () => {
    const given = { page_id: page, block, text: text.trim(), reply_to: answers ?? null };
    if (given.text === '' || isBusy) return;
    setBusy(true);
    const isDone = await changeComments(page, () =>
      retry(given, (idempotencyKey) => api(pageCommentCalls.add, given, { idempotencyKey })),
    ).finally(() => setBusy(false));
    // What could not be posted stays.
    if (!isDone) return;
    setText('');
    if (onClose) onClose();
    else field.current?.focus();
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <Input.TextArea
        ref={field}
        aria-label={label}
        placeholder={answers === undefined ? say(texts.placeholder) : label}
        value={text}
        autoFocus={answers !== undefined}
        maxLength={commentLimits.text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            if (!onClose) return;
            event.stopPropagation();
            onClose();
            return;
          }
          if (!event.ctrlKey && !event.metaKey) return;
          // Undoing and Ctrl+Enter are for what is written here, not for the page; saving is for the page.
          if (event.key !== 's') event.stopPropagation();
          if (event.key === 'Enter') void post();
        }}
      />
      <div className={styles.actions}>
        <Button
          type="primary"
          size="small"
          htmlType="submit"
          loading={isBusy}
          disabled={text.trim() === ''}
        >
          {say(answers === undefined ? texts.post : texts.answer)}
        </Button>
        {onClose && (
          <Button size="small" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
}
