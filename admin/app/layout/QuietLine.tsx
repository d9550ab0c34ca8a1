import { useEffect } from 'react';
import { followAccess } from '../access-news.ts';
import { refreshAccess } from '../account.ts';
import { useAlerts } from '../alerts.ts';
import { useSession } from '../session.ts';
import { socketAddress } from '../socket-address.ts';
import { connectSocket } from '../socket.ts';

/** For those who have no bell: the page hears when their rights change or their sign-in ends, and of nothing else. */
export function QuietLine() {
  const token = useSession((state) => state.token);
  const userId = useSession((state) => state.user?.id);
  const isExpired = useAlerts((state) => state.expired);
  useEffect(() => {
    if (!token || userId === undefined || isExpired) return undefined;
    const socket = connectSocket({
      address: () => socketAddress(token, userId),
      onOpen: () => undefined,
      onMessage: ({ type }) => void (type === 'refresh' && followAccess()),
      onSignedOut: () => void refreshAccess(),
    });
    return () => socket.destroy();
  }, [token, userId, isExpired]);
  return null;
}
