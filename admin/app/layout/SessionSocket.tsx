import { useEffect } from 'react';
import { followPermissions } from '../permission-changes.ts';
import { queryClient } from '../query.ts';
import { refreshAccess } from '../account.ts';
import { useAlerts } from '../alerts.ts';
import { useSession } from '../session.ts';
import { socketAddress } from '../socket-address.ts';
import { connectSocket } from '../socket.ts';

/** For users without the bell: listens for notices, changed permissions and the end of the session. */
export function SessionSocket() {
  const token = useSession((state) => state.token);
  const userId = useSession((state) => state.user?.id);
  const isExpired = useAlerts((state) => state.expired);
  useEffect(() => {
    if (!token || userId === undefined || isExpired) return undefined;
    const socket = connectSocket({
      address: () => socketAddress(token, userId),
      onOpen: () => undefined,
      onMessage: ({ type }) => {
        if (type === 'refresh') void followPermissions();
        if (type === 'notice') void queryClient.invalidateQueries({ queryKey: ['notice'] });
      },
      onSignedOut: () => void refreshAccess(),
    });
    return () => socket.destroy();
  }, [token, userId, isExpired]);
  return null;
}
