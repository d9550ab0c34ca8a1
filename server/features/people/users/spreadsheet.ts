import { sql } from 'kysely';
import type { User, UserInput } from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { languages, type Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';
import { readRoles } from '#server/people/own-type.ts';

const joined = (names: string[], language: Language) => names.join(language === 'en' ? ', ' : '、');

export const exported: readonly ExportColumn<User>[] = [
  { field: 'username', width: 16 },
  { field: 'realname', width: 12 },
  { field: 'mobile', width: 16 },
  { field: 'email', width: 24 },
  { field: 'dept_name', width: 16 },
  { field: 'position_name', width: 14 },
  { field: 'level_name', width: 12 },
  {
    field: 'roles',
    width: 24,
    show: (roles, language) =>
      joined(
        roles.map(({ name }) => say(name, language)),
        language,
      ),
  },
  {
    field: 'state',
    width: 10,
    show: (state, language) => say(userTexts.states[state], language),
  },
  { field: 'last_login_time', width: 20 },
  { field: 'create_time', width: 20 },
  { field: 'remark', width: 24 },
];

type Named = { id: number; name: string; code: string };
const named =
  (table: 'dept' | 'position' | 'level', also = sql`true`) =>
  async ({ tx, session }: Reader) => {
    const { rows } = await sql<Named>`
      select id, name, code from ${sql.table(table)} where ${ownRows(session)} and ${also} order by name, id
    `.execute(tx);
    return rows.map(({ id, name, code }) => ({ value: id, names: [name, code] }));
  };

export const imported: readonly ImportColumn<keyof UserInput>[] = [
  { field: 'username', isRequired: true, example: 'zhangsan', hint: userTexts.importHint },
  { field: 'realname', isRequired: true, example: '张三' },
  { field: 'mobile', example: '13900001234' },
  { field: 'email', example: 'zhangsan@example.com' },
  { field: 'dept_id', options: named('dept') },
  { field: 'position_id', options: named('position', sql`is_active`) },
  { field: 'level_id', options: named('level') },
  {
    field: 'role_ids',
    isRequired: true,
    isList: true,
    hint: userTexts.rolesHint,
    options: async (reader) =>
      (await readRoles(reader)).map(({ id, name }) => ({
        value: id,
        names: languages.map((language) => name[language]),
      })),
  },
  { field: 'remark' },
];
