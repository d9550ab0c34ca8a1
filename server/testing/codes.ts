import type { User } from './batches.ts';
import type { Owner } from './owner.ts';
import { until } from './wait.ts';

/** The standard rule of a company. */
export const standardRuleOf = async (owner: Owner, companyId = 1): Promise<number> =>
  (
    await owner.row<{ id: number }>(
      `select id from encoding_rule where company_id = $1 and kind = 'standard' and state = 'effective'`,
      [companyId],
    )
  ).id;

type Pack = { id: number; code: string; first_code: string; last_code: string; quantity: number };

/** Orders a pack and waits until it is ready. */
export async function orderPack(user: User, body: object): Promise<Pack> {
  const ordered = await user.post('identifierPack/add', body);
  if (ordered.code !== 0) throw new Error(ordered.msg);
  return readyPack(user, ordered.data.id as number);
}

export async function readyPack(user: User, id: number): Promise<Pack> {
  return until(`pack ${id} to be ready`, async () => {
    const { data } = await user.get('identifierPack/info', { id });
    return (data as { state: string }).state === 'ready' ? (data as Pack) : null;
  });
}
