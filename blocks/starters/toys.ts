import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, notes, pictures, point, prose } from './pieces.ts';
import type { Starter } from './starter.ts';

const orange = '#a84b1c';

export const toys: Starter = {
  key: 'toys',
  kind: 'trace',
  name: t('玩具', 'Toys', '玩具'),
  line: t('年龄、安全与玩法', 'Age, safety and play', '年齡、安全與玩法'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t(
          '放心玩，慢慢长大。',
          'Play safely and grow up at your own pace.',
          '放心玩，慢慢長大。',
        ),
        color: orange,
        isWarranty: false,
      }),
      gap(),
      banner('toys'),
      gap(),
      newBlock(notice, {
        noticeText: t(
          '含小零件，3 岁以下儿童须由大人陪同',
          'Contains small parts; children under 3 only with an adult',
          '含小零件，3 歲以下兒童須由大人陪同',
        ),
        backColor: '#fff0cf',
        textColor: '#7a4a12',
      }),
      pictures(),
      gap(8),
      heading(
        t('给爸爸妈妈', 'For parents', '給爸爸媽媽'),
        t('买之前和玩之前', 'Before buying and before playing', '買之前和玩之前'),
        orange,
      ),
      point('child', t('适用年龄', 'For ages', '適用年齡'), t('3 岁以上', '3 and up', '3 歲以上')),
      point(
        'leaf',
        t('材料', 'Material', '材料'),
        t('水性漆，无异味', 'Water-based paint, no smell', '水性漆，無異味'),
      ),
      point(
        'shield',
        t('安全', 'Safety', '安全'),
        t('边角圆滑，逐批检测', 'Rounded edges, every batch tested', '邊角圓滑，逐批檢測'),
      ),
      gap(),
      newBlock(qualityRecord, { moditystyle: 1 }),
      newBlock(circulation),
      newBlock(productInfo, {
        rows: ['part_name', 'batch_code', 'product_time', 'company_name', 'attributes'],
      }),
      gap(),
      heading(
        t('一起玩', 'Play together', '一起玩'),
        t('三种玩法', 'Three ways to play', '三種玩法'),
        orange,
      ),
      prose(
        notes([
          t('按颜色分一分，数一数。', 'Sort by colour and count.', '依顏色分一分，數一數。'),
          t(
            '搭一座桥，让小车过河。',
            'Build a bridge for the little car.',
            '搭一座橋，讓小車過河。',
          ),
          t(
            '讲一个故事，每块是一个角色。',
            'Tell a story in which each block is a character.',
            '講一個故事，每塊是一個角色。',
          ),
        ]),
      ),
    ],
    {
      name: t('放心玩具', 'A toy you can trust', '放心玩具'),
      title: t('放心玩具', 'A toy you can trust', '放心玩具'),
      details: t(
        '查询真伪、适用年龄、材料与检测',
        'Authenticity, age, material and tests',
        '查詢真偽、適用年齡、材料與檢測',
      ),
    },
  ),
};
