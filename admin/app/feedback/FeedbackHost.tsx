import { Button, message, notification } from 'antd';
import { useEffect, type MouseEvent } from 'react';
import { t } from '#contract/text.ts';
import { useSay } from '../language.ts';
import { openPath } from '../routes/navigation.ts';
import { bindToasts, type Toast, type ToastLink } from '../toast.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';
import { RefusedModal } from './RefusedModal.tsx';

const undoText = t('撤销', 'Undo', '復原');

/** Shows messages that are sent from outside components. */
export function FeedbackHost() {
  const [toasts, toastPlace] = message.useMessage({ maxCount: 3 });
  const [popups, popupPlace] = notification.useNotification({
    maxCount: 5,
    // Above text, but not above the next button.
    placement: 'top',
    // Several are one pile, which opens under the pointer.
    stack: { threshold: 1 },
  });
  useEffect(
    () =>
      bindToasts({
        open: ({ key, kind, text, seconds, link, undo }) =>
          void toasts.open({
            key,
            type: kind,
            content: shown({ text, link, undo }, () => toasts.destroy(key)),
            duration: seconds,
          }),
        close: (key) => toasts.destroy(key),
        // The text is the key: ten files with the same problem show one message.
        pop: ({ kind, title, text, seconds }) =>
          popups[kind]({
            key: `${title}:${text}`,
            title,
            description: text,
            duration: seconds,
          }),
      }),
    [toasts, popups],
  );
  return (
    <>
      {toastPlace}
      {popupPlace}
      <ExpiredAlert />
      <RefusedModal />
    </>
  );
}

type Said = Pick<Toast, 'text' | 'link' | 'undo'>;

const shown = (said: Said, close: () => void) =>
  said.link || said.undo ? <Words {...said} close={close} /> : said.text;

/** The message, the record that it is about, and the way to take it back. */
function Words({ text, link, undo, close }: Said & { close: () => void }) {
  const say = useSay();
  const takeBack = () => {
    close();
    undo?.();
  };
  return (
    <>
      <span>{text}</span> {link && <Way {...link} />}
      {undo && (
        <Button type="link" size="small" onClick={takeBack}>
          {say(undoText)}
        </Button>
      )}
    </>
  );
}

/** Messages stand outside the router. */
function Way({ to, name }: ToastLink) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openPath(to);
  };
  return (
    <a href={to} onClick={follow}>
      {name}
    </a>
  );
}
