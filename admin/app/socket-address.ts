import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

/** The socket URL and protocol of the session. */
export function socketAddress(token: string, userId: number) {
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
