import { readFileSync } from 'node:fs';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { createCategory, createPart } from './record-factories.ts';
import { plainAddress } from '../files/addresses.ts';
import { hashOf, nameFile, settle, stage } from '../files/keep.ts';
import { storePicture } from '../files/pictures.ts';
import { draw } from './drawings.ts';
import { lines, type Line } from './product-lines.ts';
import { translate } from './translations.ts';

export type Branch = { name: string; children?: Branch[] };
export const trees: Record<number, Branch[]> = {
  1: [
    {
      name: '厨房电器',
      children: [
        { name: '料理机' },
        { name: '电水壶' },
        { name: '烤箱' },
        { name: '电饭煲' },
        { name: '厨师机' },
      ],
    },
    {
      name: '零部件',
      children: [{ name: '电机' }, { name: '传动件' }, { name: '壳体' }, { name: '电控' }],
    },
    { name: '原材料', children: [{ name: '钢材' }, { name: '塑料粒子' }] },
    { name: '包装材料' },
  ],
  38: [
    { name: '低温奶', children: [{ name: '鲜牛奶' }, { name: '酸奶' }] },
    { name: '常温奶' },
    { name: '包材' },
  ],
};

/** GTINs of the demo begin with 690 and a prefix of their own. */
function gtinOf(companyId: number, at: number): string {
  const body = `690${String(10_000 + companyId).slice(1)}${String(at).padStart(5, '0')}`;
  const sum = [...body]
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The demo's manual, kept once and named after each product; gives its address. */
async function storeManual(app: App, tx: Tx, company: number, product: string): Promise<string> {
  const bytes = readFileSync(new URL('./manual.pdf', import.meta.url));
  const name = `${product.replaceAll('/', '-')} 使用说明书.pdf`;
  const file = {
    company,
    account: null,
    key: `manual/${name}`,
    name,
    kind: 'manual',
    isPublic: true,
    type: 'application/pdf',
  } as const;
  const hash = hashOf(bytes);
  const known = await tx
    .selectFrom('blob')
    .select('hash')
    .where('company_id', '=', company)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const { address } = known
    ? await nameFile(tx, { ...file, hash })
    : await settle(tx, await stage(app, { ...file, bytes }));
  return plainAddress(address);
}

/** Plants categories, or finds those that stand already; gives their ids by name. */
export async function plantCategories(
  tx: Tx,
  companyId: number,
  branches: readonly Branch[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('category')
    .select(['id', 'parent_id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  const found = new Map<string, number>();
  const plant = async (list: readonly Branch[], parent: number | null): Promise<void> => {
    for (const [at, { name, children }] of list.entries()) {
      const known = rows.find((row) => row.name === name && row.parent_id === parent);
      const id = known?.id ?? (await createCategory(tx, companyId, name, parent, (at + 1) * 10));
      found.set(name, id);
      await plant(children ?? [], id);
    }
  };
  await plant(branches, null);
  return found;
}

/** A word of an attribute in the other languages, if it has any; a form leaves out what is empty, too. */
function inOthers(field: 'name' | 'value', word: string): Record<string, string> {
  const { en, tw } = translate(word);
  return en === '' ? {} : { [`${field}_en`]: en, [`${field}_tw`]: tw };
}

const manual = '使用说明书';
type Filing = { categories: ReadonlyMap<string, number>; gtin: string; time: Date };

/** Files one part with its picture and its manual. */
export async function filePart(
  app: App,
  tx: Tx,
  companyId: number,
  line: Line,
  { categories, gtin, time }: Filing,
): Promise<void> {
  const [category, kind, name, model, price, months, shape, tint, extra] = line;
  const owner = { company: companyId, account: null };
  const images = shape ? [await storePicture(app, tx, owner, await draw(shape, tint!))] : [];
  const called = translate(name);
  const isProduct = kind === 'product';
  await createPart(tx, companyId, {
    name,
    name_en: called.en,
    name_tw: called.tw,
    kind,
    model,
    price,
    images,
    category_id: categories.get(category)!,
    gtin,
    unit: extra?.unit ?? 'pcs',
    ...(extra?.net ? { net_content: extra.net[0], net_unit: extra.net[1] } : {}),
    attributes: Object.entries(extra?.attributes ?? {}).map(([key, value]) => ({
      name: key,
      value,
      ...inOthers('name', key),
      ...inOthers('value', value),
    })),
    manuals: isProduct
      ? [
          {
            name: manual,
            url: await storeManual(app, tx, companyId, `${name} ${model}`),
            ...inOthers('name', manual),
          },
        ]
      : [],
    warranty_months: months,
    create_time: time,
  });
}

/** Categories and parts of the demo's companies, filed over the last three months. */
export async function createProducts(tx: Tx, app: App): Promise<void> {
  for (const [company, branches] of Object.entries(trees)) {
    const companyId = Number(company);
    const categories = await plantCategories(tx, companyId, branches);
    const all = lines[companyId]!;
    // What is shown first is what came last, so the products come last.
    for (const [at, line] of all.toReversed().entries())
      await filePart(app, tx, companyId, line, {
        categories,
        gtin: line[1] === 'product' ? gtinOf(companyId, at + 1) : '',
        time: new Date(Date.now() - (all.length - at) * 3 * 86_400_000),
      });
  }
}
