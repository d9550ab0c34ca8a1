import type { MenuEntry } from '#contract/menu-entry.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';
import { workplaceTexts } from './texts.ts';

const { add } = workplaceTexts.shortcuts;

type Declared = { path: string } | { path: string; right: Permission; label: Text };

/** The most used pages, in this order: first what users create, then what they look up. */
const declared: readonly Declared[] = [
  { path: '/product/part', right: 'product:part:add', label: add.part },
  { path: '/procure/supplier', right: 'procure:supplier:add', label: add.supplier },
  { path: '/orderGoods/customer', right: 'order:customer:add', label: add.customer },
  { path: '/identity/pack', right: 'identity:pack:add', label: add.pack },
  { path: '/goods/receive' },
  { path: '/goods/sale', right: 'dealer:saleRecord:add', label: add.sale },
  { path: '/goods/shipment' },
  { path: '/goods/return', right: 'dealer:return:add', label: add.return },
  { path: '/goods/order' },
  { path: '/service/repair', right: 'dealer:repair:add', label: add.repair },
  { path: '/goods/stock' },
  { path: '/trace/query' },
  { path: '/trace/binding' },
  { path: '/sale/incident' },
  { path: '/product/category' },
  { path: '/platform/company' },
  { path: '/system/job' },
  { path: '/appCenter/company' },
  { path: '/message/notice' },
  { path: '/appCenter/userCenter' },
];
const most = 8;

export type Shortcut = { to: string; label: Text; isAddition: boolean };

/** The shortcuts that the user may open. */
export function ownShortcuts(
  reachable: ReadonlyMap<string, MenuEntry>,
  may: (right: Permission) => boolean,
): Shortcut[] {
  const found = declared.flatMap((one): Shortcut[] => {
    const page = reachable.get(one.path);
    if (!page) return [];
    if (!('right' in one)) return [{ to: one.path, label: page.name, isAddition: false }];
    if (!may(one.right)) return [];
    return [{ to: `${one.path}?form=add`, label: one.label, isAddition: true }];
  });
  return found.slice(0, most);
}
