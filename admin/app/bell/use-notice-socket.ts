import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SocketMessage } from '#contract/features/message/notices/contract.ts';
import { followPermissions } from '../permission-changes.ts';
import { refreshAccess } from '../account.ts';
import { useAlerts } from '../alerts.ts';
import { sayNow, useLanguage } from '../language.ts';
import { useLive } from '../live.ts';
import { useSession } from '../session.ts';
import { socketAddress } from '../socket-address.ts';
import { connectSocket } from '../socket.ts';
import { popUp } from '../toast.ts';
import { trackArrivals } from './arrivals.ts';
import { bellTexts } from './texts.ts';
import { unreadNotices } from './unread.ts';

const mostPopups = 3;

/** Listens while the user is signed in: popups for notices that arrive, also for those missed while offline. */
export function useNoticeSocket(): void {
  const client = useQueryClient();
  const token = useSession((state) => state.token);
  const userId = useSession((state) => state.user?.id);
  const language = useLanguage((state) => state.language);
  const isExpired = useAlerts((state) => state.expired);

  useEffect(() => {
    if (!token || userId === undefined || isExpired) return undefined;
    const arrivals = trackArrivals();
    const known = client.getQueryData(unreadNotices.queryKey);
    if (known) arrivals.fresh(known);

    const tell = (text: string) => popUp({ kind: 'success', title: sayNow(bellTexts.title), text });

    const reload = async () => {
      await client.invalidateQueries({ queryKey: ['notice'] });
      const fresh = arrivals.fresh(client.getQueryData(unreadNotices.queryKey) ?? []);
      if (fresh.length > mostPopups) tell(sayNow(bellTexts.missed, { n: fresh.length }));
      else for (const notice of fresh) tell(notice.title);
    };

    const receive = (message: SocketMessage) => {
      if (message.type === 'notice') {
        arrivals.announced(message);
        tell(message.content);
        void reload();
      } else if (message.type === 'warning') {
        popUp({ kind: 'warning', title: sayNow(bellTexts.warning), text: message.content });
        void client.invalidateQueries({ queryKey: ['incident'] });
      } else if (message.type === 'refresh') {
        void followPermissions();
      } else if (message.type === 'scans') {
        useLive.getState().scanned();
      }
    };

    const socket = connectSocket({
      address: () => socketAddress(token, userId),
      onOpen: () => {
        useLive.setState({ isOpen: true });
        void reload();
      },
      onLost: () => useLive.setState({ isOpen: false }),
      onMessage: receive,
      onSignedOut: () => void refreshAccess(),
    });
    return () => {
      socket.destroy();
      useLive.setState({ isOpen: false });
    };
  }, [client, token, userId, language, isExpired]);
}
