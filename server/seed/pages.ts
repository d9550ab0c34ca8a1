import { afterSales } from '#blocks/after-sales/spec.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import { cell } from '#blocks/cell/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { divider } from '#blocks/divider/spec.ts';
import { blocksOf, newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { activation } from '#blocks/starters/activation.ts';
import { appliance } from '#blocks/starters/appliance.ts';
import { security } from '#blocks/starters/security.ts';
import { service } from '#blocks/starters/service.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import { t } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';

const space = newBlock(divider, { blankHeight: 12 });

const kitchen: PageDocument = pageOf(
  [
    newBlock(queryResult, {
      tips: t(
        '感谢选用青山厨电，请放心使用。',
        'Thank you for choosing Qingshan. Enjoy it with confidence.',
        '感謝選用青山廚電，請放心使用。',
      ),
    }),
    space,
    newBlock(productImages, { pageMargin: 12, borderRadius: 8 }),
    newBlock(productInfo),
    newBlock(circulation),
    newBlock(afterSales),
    space,
    newBlock(captionText, {
      name: t('使用前请了解', 'Before first use', '使用前請了解'),
      description: t('三分钟，用得更久', 'Three minutes that make it last', '三分鐘，用得更久'),
      wordWeight: 600,
    }),
    newBlock(richText, {
      myValue: t(
        '<ol><li>首次使用前用清水煮沸一次并倒掉。</li><li>底座保持干燥，勿用水冲洗。</li><li>每月用食用醋除垢一次。</li></ol>',
        '<ol><li>Boil clean water once and pour it away.</li><li>Keep the base dry; never rinse it.</li><li>Descale with vinegar once a month.</li></ol>',
        '<ol><li>首次使用前以清水煮沸一次並倒掉。</li><li>底座保持乾燥，勿用水沖洗。</li><li>每月以食用醋除垢一次。</li></ol>',
      ),
    }),
    space,
    newBlock(cell, {
      title: t('服务热线', 'Service line', '服務專線'),
      content: '0571-8800-0188',
      linktype: '11',
      http: { externalLink: 'tel:057188000188' },
    }),
  ],
  {
    name: t('产品溯源', 'Product traceability', '產品溯源'),
    title: t('青山精密 · 产品溯源', 'Qingshan traceability', '青山精密 · 產品溯源'),
    details: t(
      '查询青山厨电的真伪、质保与使用说明',
      'Check a Qingshan appliance: authenticity, warranty and instructions',
      '查詢青山廚電的真偽、保固與使用說明',
    ),
  },
);

const dairy: PageDocument = pageOf(
  [
    newBlock(notice, {
      noticeText: t(
        '2–6℃ 冷藏保存，开启后请于 24 小时内饮用完毕',
        'Keep at 2–6 °C; finish within 24 hours after opening',
        '2–6℃ 冷藏保存，開啟後請於 24 小時內飲用完畢',
      ),
    }),
    newBlock(queryResult),
    space,
    newBlock(productImages, { pageMargin: 12, borderRadius: 8 }),
    newBlock(productInfo, {
      rows: ['part_name', 'batch_code', 'product_time', 'company_name', 'attributes'],
    }),
    newBlock(circulation),
    space,
    newBlock(captionText, {
      name: t('从牧场到餐桌', 'From pasture to table', '從牧場到餐桌'),
      description: t(
        '自有牧场，当日挤奶，当日加工',
        'Our own pastures; milked and processed on the same day',
        '自有牧場，當日擠奶，當日加工',
      ),
      wordWeight: 600,
    }),
  ],
  {
    name: t('一盒好奶的来处', 'Where this milk is from', '一盒好奶的來處'),
    title: t('远航乳业 · 溯源', 'Yuanhang traceability', '遠航乳業 · 溯源'),
    details: t(
      '查询每一盒奶的产地、批次与真伪',
      'Origin, batch and authenticity of every pack',
      '查詢每一盒奶的產地、批次與真偽',
    ),
  },
);

/** The shipped templates with the company's own product data below. */
const checked: PageDocument = pageOf(
  [...blocksOf(security.document), newBlock(circulation), newBlock(qualityRecord)],
  security.document.setup,
);
const activated: PageDocument = pageOf(
  [...blocksOf(activation.document), newBlock(productImages), newBlock(productInfo)],
  activation.document.setup,
);

/** The pages consumers of the demo's companies see, and one that is still being worked on. */
export async function createPages(tx: Tx): Promise<void> {
  await createPage(
    tx,
    1,
    '年货节活动页',
    pageOf([newBlock(captionText), newBlock(queryResult)]),
    false,
  );
  await createPage(tx, 1, '溯源页 · 小家电新品', appliance.document, false);
  await createPage(tx, 1, '防伪验证页', checked, true, security.kind);
  await createPage(tx, 1, '激活质保页', activated, true, activation.kind);
  await createPage(tx, 1, '售后服务页', service.document, true, service.kind);
  await createPage(tx, 1, '溯源页 · 厨房电器', kitchen, true);
  await createPage(tx, 38, '溯源页 · 乳品', dairy, true);
  await createStarter(tx, 1, '大促活动页', kitchen);
  await createStarter(tx, 38, '乳品通用页', dairy);
  await createSection(
    tx,
    1,
    '使用须知与热线',
    partOf(kitchen, ['captiontext', 'richtext', 'cell']),
  );
  await createSection(tx, 38, '牧场介绍', partOf(dairy, ['captiontext']));
}

/** The blocks of these types from a page, as a section. */
const partOf = (page: PageDocument, types: readonly string[]) =>
  pageOf(blocksOf(page).filter(({ type }) => types.includes(type)));

async function createSection(tx: Tx, company: number, name: string, document: PageDocument) {
  const content = { document: JSON.stringify(document), blocks: document.order.length };
  await tx
    .insertInto('page_section')
    .values({ company_id: company, name, ...content })
    .execute();
}

async function createStarter(tx: Tx, company: number, name: string, document: PageDocument) {
  const content = { document: JSON.stringify(document), blocks: document.order.length };
  await tx
    .insertInto('page_starter')
    .values({ company_id: company, name, ...content })
    .execute();
}

/** A page of a company; the one that is shown is that of all its products. */
export async function createPage(
  tx: Tx,
  company: number,
  name: string,
  document: PageDocument,
  isShown: boolean,
  kind: PageKind = 'trace',
): Promise<void> {
  const content = JSON.stringify(document);
  const { id } = await tx
    .insertInto('page_template')
    .values({ company_id: company, kind, name, document: content, blocks: document.order.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isShown) return;
  const page = { company_id: company, page_id: id };
  await tx
    .insertInto('page_version')
    .values({ ...page, number: 1, document: content })
    .execute();
  await tx
    .updateTable('page_template')
    .set({ published: 1, publish_time: new Date() })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('page_use')
    .values({ ...page, kind, target: 'company', target_id: 0 })
    .execute();
}
