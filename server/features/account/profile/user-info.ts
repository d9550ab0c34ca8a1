import { sql } from 'kysely';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import type { Language } from '#contract/language.ts';
import { printControl } from '#contract/print-control.ts';
import { say } from '#contract/text.ts';
import { maskMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { menusOf } from '#server/access/menu-settings.ts';
import { rightsOf, type Session } from '#server/access/sessions.ts';

/** Everything the app shell needs to know about its user. */
export async function readUserInfo(
  app: App,
  tx: Tx,
  session: Session,
  language: Language,
): Promise<UserInfo> {
  const row = await tx
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.company_id', 'a.company_id')
    .leftJoin('company_brand as b', 'b.company_id', 'a.company_id')
    .select([
      'a.email',
      'a.realname',
      'a.mobile_sealed',
      'a.avatar_hash',
      'a.language',
      'a.version',
      'a.last_login_time',
      'c.name as company_name',
      'b.title as brand_title',
      'b.color as brand_color',
      'b.logo as brand_logo',
      sql<string | null>`b.company_id`.as('brand_company'),
      sql<
        Record<string, unknown>
      >`coalesce((select value from config where name = 'platform'), '{}')`.as('platform'),
    ])
    .where('a.id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  const rights = rightsOf(session);
  const setting = (name: string) => {
    const value = row.platform[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    id: session.accountId,
    login_type: session.type,
    username: session.username,
    realname: row.realname,
    email: row.email,
    mobile: row.mobile_sealed
      ? maskMobile(app.secrets.open('account.mobile', session.companyId ?? 0, row.mobile_sealed))
      : null,
    avatar: row.avatar_hash ? `/api/avatar/${row.avatar_hash}` : null,
    language: row.language,
    version: row.version,
    company_id: session.companyId,
    company_name: row.company_name,
    company_verify_status: session.verifyStatus,
    system_version_name: session.versionName ? say(session.versionName, language) : null,
    roles: session.roles.map(({ code, name }) => ({ code, name: say(name, language) })),
    authorities: rights.map((permission) => ({ permission })),
    permissionList: rights,
    menus: await menusOf(tx, session),
    company_config: { config_3d: session.config3d },
    branding: row.brand_company
      ? { title: row.brand_title ?? '', color: row.brand_color, logo: row.brand_logo }
      : null,
    must_change_password: session.mustChangePassword,
    home_path: setting(`home_path_${session.type}`),
    print_control_url:
      setting('print_control_url') ?? (session.type === 'web' ? printControl.download : null),
    last_login_time: row.last_login_time?.toISOString() ?? null,
  };
}
