import { expect } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import type { TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { checkSumsAtEnd } from '#server/testing/sums.ts';

/** Products with and without a warranty whose repairs somebody handles. */
export async function setUpRepairs(node: TestNode) {
  const owner = await openOwner(node.ownerUrl);
  checkSumsAtEnd(owner);
  const [demo, sales] = [await node.signIn('demo'), await node.signIn('sales')];
  const made = async (name: string, months: number) => {
    const part = { name, code: name, kind: 'product', warranty_months: months };
    return (await demo.post('part/add', part)).data.id as number;
  };
  const product = await made('REPAIRED-1', 0);
  const warranted = await made('REPAIRED-2', 24);

  /** A product in somebody's hands, with a request to repair it; gives the sealed link of the customer. */
  async function asked(state: 'sold' | 'activated' = 'sold') {
    const partId = state === 'activated' ? warranted : product;
    await owner.rows(`delete from throttle where subject like 'repair%'`);
    const [{ code: sn, seq }] = (await makeCodes(node, [{ count: 1, state: 'sold' }], {
      partId,
    })) as [{ code: string; seq: number }];
    if (state === 'activated')
      expect(
        await node.anyone().post('api/active', { name: '王芳', phone: '13800138000', sn }),
      ).toMatchObject({ code: 0 });
    return { sn, seq, ...(await askFor(sn)) };
  }
  /** A request to repair a product. */
  async function askFor(sn: string) {
    const { data } = await node.anyone().post('api/repair', {
      sn,
      fault_type: 'noise',
      content: '有异响',
      name: '王芳',
      phone: '13800138000',
    });
    const { id } = await owner.row<{ id: number }>(
      'select id from repair where company_id = 1 and code = $1',
      [data.code],
    );
    return { id, code: data.code as string, link: data.link as string };
  }
  const info = async (id: number) => (await sales.get('repair/info', { id })).data;
  const move = (id: number, ...moves: string[]) =>
    moves.reduce(
      async (before, one) => {
        await before;
        return sales.post(`repair/${one}`, { id });
      },
      Promise.resolve(null as unknown as Awaited<ReturnType<typeof sales.post>>),
    );
  const edit = async (id: number, more: object) => {
    const { version, price, payer, due_time, assignee } = await info(id);
    return sales.post('repair/edit', { id, version, price, payer, due_time, assignee, ...more });
  };
  /** The customer's answer to a quotation of so much. */
  const answer = (request: string, total: number, accept = true) =>
    node.anyone().post('api/repairQuote', { request, total, accept });
  return { owner, demo, sales, product, warranted, asked, askFor, info, move, edit, answer };
}
