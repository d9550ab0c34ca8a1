import type { BatchLine } from './batches.ts';
import { perBox, type Containers } from './containers.ts';
import type { Target } from './lots.ts';

type Way = Pick<Target, 'share' | 'store' | 'carrier'>;
const first: Way = { share: 0.6, store: '湖滨店', carrier: '顺丰速运' };
const second: Way = { share: 0.4, store: '天一广场店', carrier: '德邦快递' };

/** The dealer for which the batch of so many days ago was made. */
const alone: Readonly<Record<number, number>> = { 81: 2, 77: 1, 51: 2, 31: 1 };

/** To whom a batch is shipped, and what is special about it. */
export function targetsOf(
  companyId: number,
  [part, made, , , state]: BatchLine,
  customers: readonly number[],
  containers: Containers,
): Target[] {
  const tracking = (order: number) => `SF13900${String(124_800 + made * 10 + order)}`;
  const boxed = (count: number, isOnPallet: boolean): Pick<Target, 'boxes'> => ({
    boxes: {
      perBox,
      numbers: containers.boxes(count),
      ...(isOnPallet ? { pallet: containers.pallet() } : {}),
    },
  });
  const named = (targets: Omit<Target, 'tracking'>[]): Target[] =>
    targets.map((target, order) => ({ ...target, tracking: tracking(order) }));
  if (!['completed', 'closed', 'recalled'].includes(state)) return [];
  if (companyId === 38)
    return named([
      { customer: customers[made % 2]!, share: 0.75, store: '', carrier: '京东冷链' },
      {
        dealer: 6,
        share: 0.25,
        store: '中山东路店',
        carrier: '自有冷链车',
        ...(made === 33 ? boxed(1, false) : {}),
      },
    ]);
  const dealers = [
    { dealer: 1, ...first },
    { dealer: 2, ...second },
  ];
  const [one, two] = dealers as [Omit<Target, 'tracking'>, Omit<Target, 'tracking'>];
  const isOf = (name: string, days: number) => part === name && made === days;
  if (isOf('IH 电饭煲', 66))
    return named([
      { ...one, share: 0.5 },
      { ...two, share: 0.3 },
      { customer: customers[2]!, share: 0.2, store: '', carrier: '安能物流' },
    ]);
  if (isOf('轻音破壁机', 58)) return named([{ ...one, ...boxed(3, true) }, two]);
  if (isOf('多功能绞肉机', 24)) return named([{ ...one, ...boxed(3, false) }, two]);
  if (isOf('蒸烤一体机', 44))
    return named([one, { ...two, missing: { units: 2, isClosed: true } }]);
  if (isOf('恒温电水壶', 37))
    return named([one, { ...two, missing: { units: 6, isClosed: false } }]);
  // Some batches were made for one of them.
  if (alone[made]) return named(dealers.filter(({ dealer }) => dealer === alone[made]));
  return named(dealers);
}
