import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { onePerServer } from '../cache.ts';
import { Refusal } from '../refusal.ts';
import { networkOf, wideNetworkOf, type Network } from './network.ts';

/** Those who wait together: an address, or an IPv6 /48 network. */
export const crowdOf = (ip: string): Network => wideNetworkOf(ip) ?? networkOf(ip);

const mostAtOnce = 60;
const underWay = onePerServer((_app: object) => new Map<Network, number>());

/** Refuses more attempts of one crowd at once than it can have by chance, before they cost the others a query. */
export async function amongFew<T>(app: object, ip: string, work: () => Promise<T>): Promise<T> {
  const counts = underWay(app);
  const crowd = crowdOf(ip);
  const count = counts.get(crowd) ?? 0;
  if (count >= mostAtOnce) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  counts.set(crowd, count + 1);
  try {
    return await work();
  } finally {
    const left = counts.get(crowd)! - 1;
    if (left > 0) counts.set(crowd, left);
    else counts.delete(crowd);
  }
}
