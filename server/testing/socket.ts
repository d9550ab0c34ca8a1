import { WebSocket } from 'ws';
import type { LoginType } from '#contract/login-types.ts';
import { until } from './wait.ts';

type Message = { type: string; content: string; id?: number };
type Wish = {
  token?: string;
  userId: number;
  app: LoginType;
  language?: string;
  origin?: string;
};

/** Opens a socket as the back office does; a refusal at the handshake is its HTTP status. */
export async function openSocket(base: string, wish: Wish) {
  const address = new URL('/api/socket', base.replace('http', 'ws'));
  address.searchParams.set('user_id', String(wish.userId));
  address.searchParams.set('app', wish.app);
  if (wish.language) address.searchParams.set('language', wish.language);
  const protocols = wish.token ? ['suyuan', wish.token] : ['suyuan'];
  const socket = new WebSocket(address, protocols, wish.origin ? { origin: wish.origin } : {});
  const messages: Message[] = [];
  let closedWith: number | null = null;
  socket.on('message', (data) => void messages.push(JSON.parse(String(data)) as Message));
  socket.on('close', (code) => (closedWith = code));
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (request, response) => {
      response.resume();
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
  return {
    status,
    messages,
    send: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (type: string) => until(`a ${type}`, () => messages.find((one) => one.type === type)),
    closed: () => until('the socket to close', () => closedWith),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** Leaves what arrives in the line, as a stuck client does. */
    stopReading: () => socket.pause(),
    close: () => socket.terminate(),
  };
}
