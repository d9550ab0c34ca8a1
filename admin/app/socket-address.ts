import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

/** Where the socket of whoever is signed in stands, and what it is opened with. */
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
