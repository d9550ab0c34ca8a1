import { partnerCalls } from '#contract/partners.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { t } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';
import { listOf } from '../partners/list.ts';
import { startTestNode, type Reply } from '../testing/node.ts';
import { fingerprint, openOwner } from '../testing/owner.ts';
import { makeBook } from '../testing/workbooks.ts';
import { serveRecords } from './endpoints.ts';

const unwelcome = t('不受欢迎', 'Not welcome', '不受歡迎');
const calls = partnerCalls({ ...suppliers, resource: 'trial' });
const endpoints = serveRecords(calls, {
  texts: supplierTexts,
  list: listOf('supplier'),
  unique: { supplier_by_code: 'code' },
  toColumns: (input) => {
    if (input.name === 'Moriarty') throw new Refusal(unwelcome, { field: 'name' });
    return input;
  },
  import: [
    { field: 'code', example: 'S-001' },
    { field: 'name', isRequired: true, example: '示例', hint: t('全称', 'In full', '全稱') },
    { field: 'mobile' },
    { field: 'email' },
    { field: 'address', read: (text, language) => `${language}:${text}` },
    {
      field: 'contact',
      options: async () => [
        { value: 'li', names: ['李', 'Li', '李'] },
        { value: 'wang', names: ['王', 'Wang', '王', 'W.'] },
        { value: 'ma', names: ['马', 'Ma', '馬'] },
        { value: 'ma2', names: ['马', 'Ma', '馬'] },
      ],
    },
    { field: 'remark' },
  ],
});
/** A server with a list to import into, and a user who imports. */
export async function setUpImport() {
  const node = await startTestNode({ endpoints });
  const owner = await openOwner(node.ownerUrl);
  const demo = await node.signIn('demo');
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  const own = (
    await owner.row<{ company_id: number }>(
      `select company_id from account where username = 'demo'`,
    )
  ).company_id;
  await owner.rows(
    `insert into supplier (company_id, code, name) values ($1, 'TAKEN', 'here'), (38, 'THEIRS', 'elsewhere')`,
    [own],
  );

  async function send(bytes: Buffer | null, sent: Sent = {}): Promise<Reply> {
    const form = new FormData();
    if (sent.check) form.set('check', sent.check);
    if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), sent.name ?? '供应商.xlsx');
    const answer = await fetch(`${node.base}/api/web/trial/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sent.token ?? demo.token}`,
        lang: sent.lang ?? 'zh_CN',
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      },
      body: form,
    });
    return { status: answer.status, headers: answer.headers, ...(await answer.json()) } as Reply;
  }
  return {
    node,
    owner,
    demo,
    send,
    /** Everything but the clocks of sessions and nodes. */
    world: () => fingerprint(owner, ['node', 'session']),
    stored: (where: string) =>
      owner.rows(
        `select code, name, contact, mobile, address, remark from supplier where company_id = ${own} and ${where} order by id`,
      ),
  };
}

export type Sent = { lang?: string; check?: string; name?: string; token?: string; key?: string };
export const head = ['编号', '名称', '联系电话', '备注'];
export type Table = Parameters<typeof makeBook>[0][string];
export const book = (...rows: Table) => makeBook({ 表: rows });
