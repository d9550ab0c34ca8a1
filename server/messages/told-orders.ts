import type { TextParams } from '#contract/text.ts';

/** So many numbers are named; of more, how many there are. */
const named = 3;

/** What a notice tells of the orders of one step: their numbers; the record that it opens where there is only one. */
export function toldOrders(orders: readonly { id: number; code: string }[]): TextParams {
  const codes = orders.slice(0, named).map(({ code }) => code);
  const more = orders.length - codes.length;
  return {
    code: `${codes.join(', ')}${more > 0 ? ` +${more}` : ''}`,
    ...(orders.length === 1 ? { id: orders[0]!.id } : {}),
  };
}
