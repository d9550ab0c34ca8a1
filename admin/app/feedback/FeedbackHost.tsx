import { message, notification } from 'antd';
import { useEffect } from 'react';
import { bindToasts } from '../toast.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';
import { RefusedModal } from './RefusedModal.tsx';

// Popups stay until they are closed, so they leave the header free, and the buttons at the foot of a drawer.
const popupCorner = 'bottomRight';
const drawerFoot = 64;

/** Shows messages that are sent from outside components. */
export function FeedbackHost() {
  const [toasts, toastPlace] = message.useMessage({ maxCount: 3 });
  const [popups, popupPlace] = notification.useNotification({
    maxCount: 5,
    placement: popupCorner,
    bottom: drawerFoot,
    // Several are one pile, which opens under the pointer.
    stack: { threshold: 1 },
  });
  useEffect(
    () =>
      bindToasts({
        open: ({ key, kind, text, seconds }) =>
          void toasts.open({ key, type: kind, content: text, duration: seconds }),
        close: (key) => toasts.destroy(key),
        // The text is the key: ten files with the same problem show one message.
        pop: ({ kind, title, text, seconds }) =>
          popups[kind]({
            // A toast may cover text, but not the next button.
            ...(seconds && { key: `${title}:${text}`, placement: 'top' as const }),
            title,
            description: text,
            duration: seconds ?? false,
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
