import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { orderCalls } from '#contract/features/orders/sales-orders/contract.ts';

/** A sales order by its number; leads to it those who may see it. */
export function OrderLink({ id, code }: { id: number | null; code: string }) {
  const can = useCan();
  if (id === null) return <span aria-hidden="true">–</span>;
  if (!can({ has: orderCalls.info.allow })) return <span>{code}</span>;
  return <Link to={`/orderGoods/so?order=${id}`}>{code}</Link>;
}
