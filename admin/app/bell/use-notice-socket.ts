import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import type { SocketMessage } from '#contract/features/message/notices/contract.ts';
import { refreshAccess } from '../account.ts';
import { useAlerts } from '../alerts.ts';
import { sayNow, useLanguage } from '../language.ts';
import { useSession } from '../session.ts';
import { connectSocket } from '../socket.ts';
import { trackArrivals } from './arrivals.ts';
import { bellTexts } from './texts.ts';
import { unreadNotices } from './unread.ts';

const mostPopups = 3;

function address(token: string, userId: number) {
  const { type } = useSession.getState();
  const query = new URLSearchParams({
    user_id: String(userId),
    app: type,
    language: useLanguage.getState().language,
  });
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket?${query}`;
  return { url, protocols: ['suyuan', token] };
}

/** Listens while somebody is signed in: popups for what arrives, and for what arrived while the line was down. */
export function useNoticeSocket(): void {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const token = useSession((state) => state.token);
  const userId = useSession((state) => state.user?.id);
  const language = useLanguage((state) => state.language);
  const isExpired = useAlerts((state) => state.expired);

  useEffect(() => {
    if (!token || userId === undefined || isExpired) return undefined;
    const arrivals = trackArrivals();
    const known = client.getQueryData(unreadNotices.queryKey);
    if (known) arrivals.fresh(known);

    const tell = (content: string) =>
      notification.success({ title: sayNow(bellTexts.title), description: content, duration: false });

    const reload = async () => {
      await client.invalidateQueries({ queryKey: ['notice'] });
      const fresh = arrivals.fresh(client.getQueryData(unreadNotices.queryKey) ?? []);
      if (fresh.length > mostPopups) tell(sayNow(bellTexts.missed, { n: fresh.length }));
      else for (const notice of fresh) tell(notice.content || notice.title);
    };

    const receive = (message: SocketMessage) => {
      if (message.type === 'notice') {
        arrivals.announced(message);
        tell(message.content);
        void reload();
      } else if (message.type === 'warning') {
        notification.warning({ title: sayNow(bellTexts.warning), description: message.content, duration: false });
      } else if (message.type === 'refresh') {
        void refreshAccess();
      }
    };

    const socket = connectSocket({
      address: () => address(token, userId),
      onOpen: () => void reload(),
      onMessage: receive,
    });
    return socket.destroy;
  }, [client, notification, token, userId, language, isExpired]);
}
