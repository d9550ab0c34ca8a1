import { partInput } from '#contract/features/product/parts/contract.ts';
import type { User } from './batches.ts';

/** Changes some fields of a part, as its form does. */
export async function editPart(user: User, id: number, changes: object): Promise<void> {
  const { data } = await user.get('part/info', { id });
  const kept = Object.fromEntries(Object.keys(partInput.shape).map((name) => [name, data[name]]));
  const answer = await user.post('part/edit', { id, version: data.version, ...kept, ...changes });
  if (answer.code !== 0) throw new Error(`part/edit: ${answer.msg}`);
}
