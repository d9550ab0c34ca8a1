import { lookup as resolveName } from 'node:dns';
import { request as overPlain } from 'node:http';
import { request as overTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Settings } from '../settings.ts';

const longestAnswer = 1_000_000;

/** Networks that are nobody's on the internet: our own machine, our own house, the cloud's services for its machines. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, bits, 'ipv4');
// All but 2000::/3, and of that what stands for an IPv4 address or is nobody's.
for (const [network, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inside.ipv6.addSubnet(network, bits, 'ipv6');

/** One list for each kind: an IPv4 address would be found in the networks of IPv6 that stand for it. */
const isInside = (address: string): boolean => {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return inside[kind].check(address, kind);
};

/** The hosts of our own house that may be called all the same. */
const allowed = ({ OUTGOING_HOSTS: hosts }: Pick<Settings, 'OUTGOING_HOSTS'>): readonly string[] =>
  (hosts ?? '').split(',').map((host) => host.trim().toLowerCase());

const bareHost = (url: URL) => url.hostname.toLowerCase().replaceAll(/^\[|\]$|\.$/g, '');

/** Whether an address may be called, as far as can be told without asking for its name. */
export function mayCall(settings: Pick<Settings, 'OUTGOING_HOSTS'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = bareHost(url);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return false;
  if (allowed(settings).includes(host)) return true;
  return isIP(host) ? !isInside(host) : host !== 'localhost' && !host.endsWith('.localhost');
}

export type OutgoingAnswer = { status: number; type: string; bytes: Buffer; text: string };
type Sent = {
  headers: Record<string, string>;
  body?: string | Uint8Array;
  timeout?: number;
  /** The longest answer that is read, in bytes. */
  most?: number;
};

/** Sends something to an address that a company or the platform gave. */
export const postOutside = (
  settings: Pick<Settings, 'OUTGOING_HOSTS'>,
  address: string,
  sent: Sent & { body: string | Uint8Array },
): Promise<OutgoingAnswer> => callOutside(settings, 'POST', address, sent);

export const getOutside = (
  settings: Pick<Settings, 'OUTGOING_HOSTS'>,
  address: string,
  sent: Omit<Sent, 'body'>,
): Promise<OutgoingAnswer> => callOutside(settings, 'GET', address, sent);

/**
 * The name is looked up once and the address it leads to is judged, so that no name can lead into our own house;
 * redirects are answers like any other.
 */
function callOutside(
  settings: Pick<Settings, 'OUTGOING_HOSTS'>,
  method: 'GET' | 'POST',
  address: string,
  { headers, body, timeout = 20_000, most = longestAnswer }: Sent,
): Promise<OutgoingAnswer> {
  if (!mayCall(settings, address)) return Promise.reject(new Error(`${address} may not be called`));
  const url = new URL(address);
  const isAllowed = allowed(settings).includes(bareHost(url));
  const lookup: LookupFunction = (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const outside = isAllowed ? found : found.filter((one) => !isInside(one.address));
      if (outside.length === 0) return done(new Error(`${name} leads into a private network`), []);
      const [first] = outside;
      return options.all ? done(null, outside) : done(null, first!.address, first!.family);
    });
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overTls : overPlain;
    const sent = send(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        lookup,
        agent: false,
        signal: AbortSignal.timeout(timeout),
      },
      (answer) => {
        const pieces: Buffer[] = [];
        let length = 0;
        answer.on('data', (piece: Buffer) => {
          length += piece.length;
          if (length > most) answer.destroy(new Error('the answer is too long'));
          else pieces.push(piece);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(pieces);
          const type = answer.headers['content-type'] ?? '';
          resolve({ status: answer.statusCode ?? 0, type, bytes, text: bytes.toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
