import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { menuInput, menuOrder, menuReset } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fixedEntries, menusWith, placeEntries, type MenuSetting } from '#contract/menu-overlay.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import type { Text } from '#contract/text.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { readAddedMenus, readMenuSettings } from '#server/access/menu-settings.ts';
import type { PlatformSession } from '#server/access/sessions.ts';
import { entriesIn, isGroup } from './rows.ts';

const { errors } = menuSettingTexts;
type Edit = z.output<typeof menuInput>;
type Order = z.output<typeof menuOrder>;
type Reset = z.output<typeof menuReset>;
export type MenuCall = CallContext<unknown, PlatformSession>;

/** Serialised: an order is checked against the current positions. */
export const hold = ({ tx }: MenuCall) =>
  sql`select pg_advisory_xact_lock(7305020)`.execute(tx).then(() => undefined);

/** All sessions of the type reload the menus, and open pages are notified. */
export const tell = async (call: MenuCall, type: LoginType) =>
  call.afterCommit(await call.app.sessions.refresh(call.tx, { type }));

type Columns = {
  parent_id?: number | null;
  sort?: number | null;
  icon?: string | null;
  name?: string | null;
  hidden?: boolean | null;
};
/** Writes the same columns of several entries. */
async function write<C extends Columns>(
  call: MenuCall,
  type: LoginType,
  rows: ReadonlyMap<number, C>,
) {
  const update_by = call.session.accountId;
  const names = Object.keys([...rows.values()][0] ?? {}) as (keyof Columns)[];
  await call.tx
    .insertInto('menu_setting')
    .values(
      [...rows].map(([menu_id, columns]) => ({ login_type: type, menu_id, ...columns, update_by })),
    )
    .onConflict((conflict) =>
      conflict.columns(['login_type', 'menu_id']).doUpdateSet((to) => ({
        ...Object.fromEntries(names.map((name) => [name, to.ref(`excluded.${name}`)])),
        update_by,
        update_time: sql`now()`,
        version: sql`menu_setting.version + 1`,
      })),
    )
    .execute();
}

/** Custom title and icon, or null if they equal the default. */
function ownOf(input: Edit, shippedName: Text, shippedIcon: string | undefined) {
  const isOwn = (['zh_CN', 'en', 'zh_TW'] as const).some(
    (one) => input.name[one] !== '' && input.name[one] !== shippedName[one],
  );
  return {
    name: isOwn ? input.name : null,
    icon: input.icon === '' || input.icon === shippedIcon ? null : input.icon,
    hidden: input.hidden ? true : null,
  };
}

export async function editMenu(call: MenuCall, type: LoginType, input: Edit): Promise<null> {
  await hold(call);
  const all = menusWith(type, await readAddedMenus(call.tx, type));
  const entry = entriesIn(all).get(input.id);
  if (!entry) throw notFound();
  const settings = await readMenuSettings(call.tx, type);
  const kept = settings.find((one) => one.menu_id === input.id);
  const before = {
    name: kept?.name ?? null,
    icon: kept?.icon ?? null,
    hidden: kept?.hidden ?? null,
    version: kept?.version ?? 0,
  };
  const next = ownOf(input, entry.name, entry.icon ?? undefined);
  editLocked(before, input.version, next);
  if (next.hidden && fixedEntries(type, all, settings).has(input.id))
    throw new Refusal(errors.fixed, { code: codes.conflict, field: 'hidden' });
  const place = placeOf(all, settings, entry, input.parent_id);
  const columns = { ...next, ...place, name: next.name && JSON.stringify(next.name) };
  await write(call, type, new Map([[input.id, columns]]));
  call.changed('menu', `${type}:${input.id}`, before, { ...next, ...place });
  await tell(call, type);
  return null;
}

const homeOf = (all: readonly MenuEntry[], id: number) =>
  all.find(({ children }) => children.some((page) => page.id === id))?.id ?? null;

/** A page that changes its group goes last there. */
function placeOf(
  all: readonly MenuEntry[],
  settings: readonly MenuSetting[],
  entry: MenuEntry,
  parent: number | null,
) {
  const placed = placeEntries(all, settings);
  if (placed.find((one) => one.entry.id === entry.id)?.parent === parent) return {};
  const group = parent === null ? undefined : entriesIn(all).get(parent);
  if (isGroup(entry) || !group || !isGroup(group))
    throw new Refusal(errors.wrongPlace, { code: codes.invalid, field: 'parent_id' });
  const last = Math.max(0, ...placed.filter((one) => one.parent === parent).map((one) => one.sort));
  return { parent_id: homeOf(all, entry.id) === parent ? null : parent, sort: last + 10 };
}

export async function sortMenus(call: MenuCall, type: LoginType, order: Order): Promise<null> {
  await hold(call);
  const all = menusWith(type, await readAddedMenus(call.tx, type));
  const entries = entriesIn(all);
  const { parent_id: parent } = order;
  const group = parent === null ? null : entries.get(parent);
  const refuse = (text: Text, field: string) => new Refusal(text, { code: codes.invalid, field });
  if (group === undefined) throw refuse(errors.unknown, 'parent_id');
  if (group && !isGroup(group)) throw refuse(errors.wrongPlace, 'parent_id');
  const ids = [...new Set(order.ids)];
  for (const id of ids) {
    const entry = entries.get(id);
    if (!entry) throw refuse(errors.unknown, 'ids');
    if (isGroup(entry) !== (parent === null)) throw refuse(errors.wrongPlace, 'ids');
  }
  const placeAt = (id: number, at: number) => ({
    sort: (at + 1) * 10,
    parent_id: homeOf(all, id) === parent ? null : parent,
  });
  await write(call, type, new Map(ids.map((id, at) => [id, placeAt(id, at)])));
  call.changed('menu', `${type}:${parent ?? 0}`, null, { ids });
  await tell(call, type);
  return null;
}

export async function resetMenus(call: MenuCall, type: LoginType, { ids }: Reset): Promise<null> {
  await hold(call);
  const gone = await call.tx
    .deleteFrom('menu_setting')
    .where('login_type', '=', type)
    .$if(ids !== null, (query) => query.where('menu_id', 'in', ids ?? []))
    .returning(['menu_id', 'parent_id', 'sort', 'icon', 'name', 'hidden'])
    .execute();
  if (gone.length === 0) throw new Refusal(errors.nothing);
  call.changed('menu', type, { settings: gone }, null);
  await tell(call, type);
  return null;
}
