import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { menuAddition, menuRemoval } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { menus } from '#contract/menus.ts';
import { readAddedMenus } from '#server/access/menu-settings.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { hold, tell, type MenuCall } from './changes.ts';

const { errors } = menuSettingTexts;
// Every sign-in reads the whole menu.
const most = 200;

/** Adds an entry that leads to a page, or outside. */
export async function addMenu(
  call: MenuCall,
  type: LoginType,
  input: z.output<typeof menuAddition>,
): Promise<{ id: number }> {
  await hold(call);
  const { name, icon, parent_id: parent, page_id: page, url } = input;
  const invalid = { code: codes.invalid };
  if (!menus[type].some(({ id }) => id === parent))
    throw new Refusal(errors.unknown, { ...invalid, field: 'parent_id' });
  const pages = menus[type].flatMap(({ children }) => children);
  if (page !== null && !pages.some(({ id, hide }) => id === page && !hide))
    throw new Refusal(errors.noPage, { ...invalid, field: 'page_id' });
  if ((await readAddedMenus(call.tx, type)).length >= most)
    throw new Refusal(errors.tooMany, { code: codes.conflict, params: { most } });
  const columns = { name, icon, parent_id: parent, page_id: page, url };
  const { id } = await call.tx
    .insertInto('menu_entry')
    .values({
      ...columns,
      login_type: type,
      name: JSON.stringify(name),
      create_by: call.session.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  call.changed('menu', `${type}:${id}`, null, columns);
  await tell(call, type);
  return { id };
}

/** Removes entries that were added, with what was changed about them since. */
export async function removeMenus(
  call: MenuCall,
  type: LoginType,
  { ids }: z.output<typeof menuRemoval>,
): Promise<null> {
  await hold(call);
  const gone = await call.tx
    .deleteFrom('menu_entry')
    .where('login_type', '=', type)
    .where('id', 'in', ids)
    .returning(['id', 'name', 'icon', 'parent_id', 'page_id', 'url'])
    .execute();
  if (gone.length < new Set(ids).size) throw notFound();
  await call.tx
    .deleteFrom('menu_setting')
    .where('login_type', '=', type)
    .where('menu_id', 'in', ids)
    .execute();
  for (const { id, ...entry } of gone) call.changed('menu', `${type}:${id}`, entry, null);
  await tell(call, type);
  return null;
}
