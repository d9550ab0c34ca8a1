import { expect } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import type { NewLink, SharedLink } from '#contract/features/procure/purchase-orders/link.ts';
import type { TestNode } from './node.ts';

type User = Awaited<ReturnType<TestNode['signIn']>>;
type Fields = Record<string, string>;

/** Purchase orders of the demo's company that are shared with a supplier without an account. */
export async function makeOrderLinks(node: TestNode) {
  const demo = await node.signIn('demo');
  const buyer = await node.signIn('procure');
  const done = async <T = { id: number }>(user: User, path: string, body: object): Promise<T> => {
    const answer = await user.post(path, body);
    expect(answer, `${path}: ${answer.msg}`).toMatchObject({ code: 0 });
    return answer.data as T;
  };
  const card = { name: '宁波小厂', email: 'sales@ningbo.example', contact: '王经理' };
  const { id: supplier } = await done(demo, 'supplier/add', card);
  const { id: part } = await done(demo, 'part/add', {
    name: '不锈钢<板>',
    code: 'LK-1',
    unit: 'kg',
  });
  const info = async (id: number) =>
    (await demo.get('purchaseOrder/info', { id })).data as PurchaseInfo;
  const twoLines = [{ quantity: '80.5', price: 3_333 }, { date: '2027-02-01' }];
  const visit = async (path: string, ip: string, fields?: Fields) => {
    const answer = await fetch(node.base + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': ip, 'accept-language': 'zh-CN' },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    demo,
    buyer,
    supplier,
    part,
    done,
    info,
    /** An approved order. */
    approved: async (lines: readonly object[] = twoLines): Promise<PurchaseInfo> => {
      const { id } = await done(buyer, 'purchaseOrder/add', {
        supplier_id: supplier,
        tax_rate: 13,
        expected_date: '2027-01-10',
        remark: '送到二号门',
        lines: lines.map((line) => ({ part_id: part, quantity: '1', price: 100, ...line })),
      });
      await done(buyer, 'purchaseOrder/submit', { ids: [id] });
      await done(demo, 'purchaseOrder/approve', { ids: [id] });
      return info(id);
    },
    share: (id: number, more: object = {}) =>
      done<NewLink>(buyer, 'purchaseOrder/share', { id, ...more }),
    linkOf: async (id: number) =>
      (await demo.get('purchaseOrder/link', { id })).data as SharedLink | null,
    /** What the buyer was told of an order by its supplier. */
    told: async (code: string) =>
      (
        (await buyer.get('notice/index', { type: 4, limit: 100 })).data as { content: string }[]
      ).filter(({ content }) => content.includes(code) && content.includes('宁波小厂')),
    /** Opens a page, or sends its form, from an address. */
    visit,
    /** Opens the page and sends its form. */
    answer: async (path: string, ip: string, fields: Fields) => {
      const { text } = await visit(path, ip);
      return visit(path, ip, { version: versionIn(text), ...fields });
    },
  };
}
export type OrderLinks = Awaited<ReturnType<typeof makeOrderLinks>>;

export const pathOfLink = (link: NewLink): string => new URL(link.url).pathname;
/** The version of the order that a page shows. */
export const versionIn = (text: string): string => /name="version" value="(\d+)"/.exec(text)![1]!;
/** A form that confirms an order of two lines. */
export const confirmation = (more: Fields = {}): Fields => ({
  answer: 'confirm',
  name: '王经理',
  d1: '2027-01-10',
  d2: '2027-02-01',
  ...more,
});
