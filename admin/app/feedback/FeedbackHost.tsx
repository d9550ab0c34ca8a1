import { App } from 'antd';
import { useEffect } from 'react';
import { bindToasts } from '../toast.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';
import { RefusedModal } from './RefusedModal.tsx';

/** Where messages from outside of components come to light. */
export function FeedbackHost() {
  const { message } = App.useApp();
  useEffect(
    () =>
      bindToasts({
        open: ({ key, kind, text, seconds }) =>
          void message.open({ key, type: kind, content: text, duration: seconds }),
        close: (key) => message.destroy(key),
      }),
    [message],
  );
  return (
    <>
      <ExpiredAlert />
      <RefusedModal />
    </>
  );
}
