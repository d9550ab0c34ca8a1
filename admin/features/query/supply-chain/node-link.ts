import type { ChainNode } from '#contract/features/query/supply-chain/contract.ts';

/** Where a step of the chain leads. */
export function linkOf({ kind, id, name }: ChainNode): string | null {
  const said = encodeURIComponent(name);
  switch (kind) {
    case 'lot':
    case 'batch':
      return `/query/supplyChain?text=${said}`;
    case 'supplier':
      return `/procure/supplier?keyword=${said}`;
    case 'shipment':
      return `/trace/shipment?shipment=${id}`;
    case 'dealer':
      return `/query/shippingDetail?dealer_id=${id}`;
    case 'customer':
      return `/query/shippingDetail?customer_id=${id}`;
    default:
      return null;
  }
}
