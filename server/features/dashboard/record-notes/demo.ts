import type { DemoStep } from '#server/records/demo-rows.ts';
import './table.ts';

const notes = [
  { username: 'demo', text: '@产品管理员 新包装下周上线，旧标签用完即止。', mentions: 'product' },
  { username: 'product', text: '收到，标签模板已更新。', mentions: null },
  { username: 'other', text: '等待新的检验报告。', mentions: null },
] as const;

/** What colleagues say about the first part of their company. */
export const recordNoteDemo: DemoStep = async (tx) => {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'username', 'realname', 'company_id'])
    .where('login_type', '=', 'web')
    .where('username', 'in', ['demo', 'product', 'other'])
    .execute();
  const parts = await tx
    .selectFrom('part')
    .select((part) => ['company_id', part.fn.min('id').as('id')])
    .groupBy('company_id')
    .execute();
  const rows = notes.flatMap(({ username, text, mentions }) => {
    const author = people.find((one) => one.username === username);
    const part = parts.find(({ company_id: company }) => company === author?.company_id);
    if (!author || author.company_id === null || !part) return [];
    const named = people.find((one) => one.username === mentions);
    const by = { account_id: author.id, create_by: author.id, update_by: author.id };
    const about = { company_id: author.company_id, kind: 'part', record_id: part.id };
    const said = named ? text.replace(/@\S+/, `@${named.realname}`) : text;
    return [{ ...about, ...by, text: said, mentions: named ? [named.id] : [] }];
  });
  await tx.insertInto('record_note').values(rows).execute();
};
