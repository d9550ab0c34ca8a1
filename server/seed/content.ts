import { sql } from 'kysely';
import type { LayoutPart } from '#contract/features/operate/layouts/contract.ts';
import type { AdPlace } from '#contract/features/operate/places.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { storePicture } from '../files/pictures.ts';
import { useFiles } from '../files/uses.ts';
import { drawBanner, type BannerScene } from './banners.ts';
import { articles, categories, items } from './content-articles.ts';

const platform = 0;
type Three = readonly [string, string, string];
const named = <N extends string>(name: N, [chinese, english, traditional]: Three) =>
  ({
    [name]: chinese,
    [`${name}_en`]: english,
    [`${name}_tw`]: traditional,
  }) as Record<N | `${N}_en` | `${N}_tw`, string>;
const paragraphs = (all: readonly [string[], string[], string[]]): Three =>
  all.map((one) => one.map((words) => `<p>${words}</p>`).join('')) as unknown as Three;

/** Articles, items, ads and layouts of the demo. */
export async function createContent(tx: Tx, app: App): Promise<void> {
  for (const [at, [id, parent, names]] of categories.entries())
    await tx
      .insertInto('item_category')
      .values({ id, parent_id: parent, ...named('name', names), sort: (at + 1) * 10 })
      .execute();
  const written = await createArticles(app, tx);
  await createItems(app, tx, written);
  const sorts = await createAds(app, tx);
  await createLayouts(tx, sorts);
  await tx
    .insertInto('config')
    .values({
      name: 'site',
      value: JSON.stringify({
        support_phone: '400-800-1234',
        support_email: 'service@suyuan.example',
        ...named('support_hours', [
          '工作日 9:00–18:00',
          'Weekdays 9:00–18:00',
          '工作日 9:00–18:00',
        ]),
        icp_number: '浙ICP备2026000001号-1',
        icp_url: 'https://beian.miit.gov.cn/',
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const picture = async (app: App, tx: Tx, scene: BannerScene, width: number, height: number) =>
  storePicture(
    app,
    tx,
    { company: platform, account: null },
    await drawBanner(scene, width, height),
  );

async function createArticles(app: App, tx: Tx): Promise<number[]> {
  const ids: number[] = [];
  for (const one of articles) {
    const cover = one.scene ? await picture(app, tx, one.scene, 720, 480) : '';
    const time = sql<Date>`date_trunc('day', now()) - make_interval(days => ${one.days}, hours => ${-9})`;
    const { id } = await tx
      .insertInto('article')
      .values({
        category_id: one.category,
        ...named('title', one.title),
        ...named('summary', one.summary),
        ...named('body', paragraphs(one.body)),
        cover,
        author: one.author,
        state: one.state,
        publish_time: one.state === 'draft' ? null : time,
        is_pinned: one.isPinned ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (cover) await useFiles(tx, { company: platform, owner: 'article', id }, [cover]);
    ids.push(id);
  }
  return ids;
}

async function createItems(app: App, tx: Tx, written: readonly number[]): Promise<void> {
  for (const [at, one] of items.entries()) {
    const shown = one.scene ? await picture(app, tx, one.scene, 480, 320) : '';
    const { id } = await tx
      .insertInto('item')
      .values({
        category_id: one.category,
        ...named('title', one.title),
        ...named('summary', one.summary),
        picture: shown,
        url: one.url ?? '',
        article_id: one.article === undefined ? null : written[one.article]!,
        sort: (at + 1) * 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (shown) await useFiles(tx, { company: platform, owner: 'item', id }, [shown]);
  }
}

type Sort = {
  id: number;
  code: string;
  name: string;
  place: AdPlace;
  width: number;
  height: number;
  most: number;
  is_carousel: boolean;
};
const sorts: Sort[] = [
  {
    id: 1,
    code: 'login_banner',
    name: '登录页横幅',
    place: 'login',
    width: 720,
    height: 120,
    most: 1,
    is_carousel: false,
  },
  {
    id: 2,
    code: 'dashboard_banner',
    name: '工作台轮播',
    place: 'dashboard',
    width: 720,
    height: 240,
    most: 3,
    is_carousel: true,
  },
  {
    id: 3,
    code: 'refused_picture',
    name: '无权限提示配图',
    place: 'refused',
    width: 480,
    height: 240,
    most: 1,
    is_carousel: false,
  },
];
const ads: {
  sort: number;
  scene: BannerScene;
  title: Three;
  alt: Three;
  types: readonly LoginType[];
}[] = [
  {
    sort: 1,
    scene: 'journey',
    title: [
      '一物一码，从原料到手中',
      'One code, from raw material to customer',
      '一物一碼，從原料到手中',
    ],
    alt: [
      '一物一码：从原料到手中，每一步都查得到',
      'One code per item: every step from source to hand',
      '一物一碼：從原料到手中，每一步都查得到',
    ],
    types: ['web', 'dealer'],
  },
  {
    sort: 2,
    scene: 'desk',
    title: ['秋季版本：页面设计器', 'Autumn: the page designer', '秋季版本：頁面設計器'],
    alt: [
      '秋季版本上线：自己设计消费者页面',
      'New this autumn: design the pages consumers see',
      '秋季版本上線：自己設計消費者頁面',
    ],
    types: loginTypes,
  },
  {
    sort: 2,
    scene: 'label',
    title: ['标签设计器', 'The label designer', '標籤設計器'],
    alt: [
      '标签设计器：自己排版，直接打印',
      'The label designer: lay out labels and print them',
      '標籤設計器：自己排版，直接列印',
    ],
    types: ['web'],
  },
  {
    sort: 3,
    scene: 'talk',
    title: ['升级专业版', 'Upgrade to Professional', '升級專業版'],
    alt: [
      '需要更多功能？联系平台升级版本',
      'Need more? Ask the platform to upgrade',
      '需要更多功能？聯絡平台升級版本',
    ],
    types: ['web'],
  },
];

async function createAds(app: App, tx: Tx): Promise<Sort[]> {
  await tx.insertInto('ad_sort').values(sorts).execute();
  for (const [at, { sort, scene, title, alt, types }] of ads.entries()) {
    const { width, height } = sorts.find((one) => one.id === sort)!;
    const shown = await picture(app, tx, scene, width * 2, height * 2);
    const { id } = await tx
      .insertInto('ad')
      .values({
        ad_sort_id: sort,
        ...named('title', title),
        ...named('alt', alt),
        picture: shown,
        types: JSON.stringify(types),
        sort: (at + 1) * 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await useFiles(tx, { company: platform, owner: 'ad', id }, [shown]);
  }
  return sorts;
}

async function createLayouts(tx: Tx, [login, dashboard]: readonly Sort[]): Promise<void> {
  const part = (kind: LayoutPart['kind'], more: Partial<LayoutPart> = {}): LayoutPart => ({
    kind,
    ad_sort_id: null,
    category_id: null,
    most: 5,
    ...more,
  });
  const atDoor = [part('ads', { ad_sort_id: login!.id }), part('links')];
  const layouts: [name: string, place: AdPlace, type: LoginType, parts: LayoutPart[]][] = [
    ['企业登录页', 'login', 'web', atDoor],
    ['经销商登录页', 'login', 'dealer', atDoor],
    [
      '企业工作台',
      'dashboard',
      'web',
      [
        part('articles', { most: 4 }),
        part('ads', { ad_sort_id: dashboard!.id }),
        part('items', { most: 4 }),
      ],
    ],
  ];
  for (const [name, place, type, parts] of layouts)
    await tx
      .insertInto('layout')
      .values({ name, place, type, parts: JSON.stringify(parts) })
      .execute();
}
