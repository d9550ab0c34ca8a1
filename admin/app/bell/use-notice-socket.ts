import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { SocketMessage } from '#contract/features/message/notices/contract.ts';
import { followPermissions } from '../permission-changes.ts';
import { refreshAccess } from '../account.ts';
import { useAlerts } from '../alerts.ts';
import { sayNow, useLanguage } from '../language.ts';
import { line, useLive } from '../live.ts';
import { useSession } from '../session.ts';
import { socketAddress } from '../socket-address.ts';
import { connectSocket } from '../socket.ts';
import { arrive, keepUnread } from './arrived.ts';
import { trackArrivals } from './arrivals.ts';
import { bellTexts } from './texts.ts';
import { unreadNotices } from './unread.ts';

const mostAtOnce = 3;

/** Listens while the user is signed in: shows notices that arrive, also those missed while offline. */
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

    const title = () => sayNow(bellTexts.title);
    const reload = async () => {
      await client.invalidateQueries({ queryKey: ['notice'] });
      const unread = client.getQueryData(unreadNotices.queryKey) ?? [];
      keepUnread(unread);
      const fresh = arrivals.fresh(unread);
      if (fresh.length > mostAtOnce)
        arrive({
          key: 'missed',
          kind: 'success',
          title: title(),
          text: sayNow(bellTexts.missed, { n: fresh.length }),
        });
      else
        for (const notice of fresh.toReversed())
          arrive({
            key: `notice:${notice.id}`,
            kind: 'success',
            title: title(),
            text: notice.title,
            notice,
          });
    };

    const receive = (message: SocketMessage) => {
      if (message.type === 'notice') {
        if (arrivals.announced(message))
          arrive({
            key: message.id === undefined ? `said:${message.content}` : `notice:${message.id}`,
            kind: 'success',
            title: title(),
            text: message.content,
          });
        void reload();
      } else if (message.type === 'warning') {
        arrive({
          key: `warning:${message.record_id ?? message.content}`,
          kind: 'warning',
          title: sayNow(bellTexts.warning),
          text: message.content,
          ...(message.record_id !== undefined && { incident: message.record_id }),
        });
        void client.invalidateQueries({ queryKey: ['incident'] });
      } else if (message.type === 'refresh') {
        void followPermissions();
      } else if (message.type === 'scans') {
        useLive.getState().scanned();
      } else if (message.type === 'note') {
        void client.invalidateQueries({ queryKey: ['recordNote', spokenKey, message.content] });
      } else if (message.type === 'people' || message.type === 'page') {
        line.receive(message);
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
    line.connect(socket.say);
    return () => {
      socket.destroy();
      useLive.setState({ isOpen: false });
    };
  }, [client, token, userId, language, isExpired]);
}
