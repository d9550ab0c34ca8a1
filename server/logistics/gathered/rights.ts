import type { GatheredAction } from '#contract/features/scan/gathered/contract.ts';
import type { Permission } from '#contract/permissions.ts';

/** The right that each action needs: that of the same work in the back office or portal. */
const rights: Record<'web' | 'dealer', Partial<Record<GatheredAction, Permission>>> = {
  web: {
    receive: 'trace:shipment:receive',
    pack: 'trace:packing:pack',
    pick: 'trace:shipment:pick',
    sell: 'trace:saleRecord:add',
    return: 'trace:goodsReturn:receive',
    count: 'trace:stockCount:count',
  },
  dealer: {
    receive: 'dealer:receive:receive',
    sell: 'dealer:saleRecord:add',
    return: 'dealer:return:add',
    count: 'dealer:stock:view',
  },
};

export const rightFor = (type: 'web' | 'dealer', action: GatheredAction): Permission | undefined =>
  rights[type][action];
