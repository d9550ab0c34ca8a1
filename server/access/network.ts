import { isIPv4, isIPv6 } from 'node:net';

/** What counts as one address for limits and for visitors. Never the address itself: see `networkOf`. */
export type Network = string & { readonly network: unique symbol };

/** Where a request comes from, for limits: its network and the wide one around it, as they are or as keyed hashes. */
export type Origin = { address: string; wide: string | null };

/** One address: an IPv4 address, or the /64 network of a household, inside which a device chooses freely. */
export function networkOf(ip: string): Network {
  const groups = groupsOf(ip);
  return (typeof groups === 'string' ? groups : network(groups, 4)) as Network;
}

/** The /48 network around an IPv6 address: what one customer of a provider can rent. Null for IPv4. */
export function wideNetworkOf(ip: string): Network | null {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? null : (network(groups, 3) as Network);
}

const network = (groups: readonly string[], count: number) =>
  `${groups.slice(0, count).join(':')}::/${count * 16}`;

/** Longer than any address: what else a proxy lets through is not stored whole. */
const longest = 64;

/** An address without port, brackets and zone; IPv4 as such, also where a socket takes both. */
export function plainAddress(ip: string): string {
  if (isIPv4(ip)) return ip;
  const bare = bareOf(ip);
  if (!isIPv6(bare)) return bare.slice(0, longest);
  const groups = groupsOf(bare);
  return typeof groups === 'string' ? groups : bare;
}

/** Some proxies write the port of the connection behind the address, and IPv6 in brackets. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

function bareOf(ip: string): string {
  const parts = withPort.exec(ip);
  return (parts?.[1] ?? parts?.[2] ?? ip).toLowerCase().split('%', 1)[0]!;
}

/** The eight groups of an IPv6 address, or the IPv4 address, also when it is written as an IPv6 one. */
function groupsOf(ip: string): string | string[] {
  const bare = bareOf(ip);
  // Whatever else a proxy lets through is one address: otherwise everybody could invent as many as they like.
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : 'unknown';
  // The URL parser writes every form of an address the same way, so that one network has one name.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const split = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return groups;
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [
    number,
    number,
  ];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
