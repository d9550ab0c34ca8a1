import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, pictures, point, prose, table } from './pieces.ts';
import type { Starter } from './starter.ts';

const green = '#3f6f1c';

export const food: Starter = {
  key: 'food',
  kind: 'trace',
  name: t('食品', 'Food', '食品'),
  line: t('产地、批次与检测', 'Origin, batch and tests', '產地、批次與檢測'),
  document: pageOf(
    [
      newBlock(queryResult, { isWarranty: false, isShowBookurl: false }),
      gap(),
      newBlock(notice, {
        noticeText: t(
          '请按包装标示的温度保存，开启后尽快食用',
          'Store as stated on the pack and consume soon after opening',
          '請依包裝標示的溫度保存，開啟後儘快食用',
        ),
        backColor: '#f1f7e4',
        textColor: '#3f5a20',
      }),
      banner('food'),
      gap(),
      heading(
        t('从田间到餐桌', 'From field to table', '從田間到餐桌'),
        t('每一步都有记录', 'Every step is on record', '每一步都有紀錄'),
        green,
      ),
      point(
        'origin',
        t('产地', 'Origin', '產地'),
        t('自有与签约基地', 'Our own and partner farms', '自有與簽約基地'),
      ),
      point(
        'leaf',
        t('原料', 'Ingredients', '原料'),
        t('逐批验收，可查地块', 'Checked lot by lot, down to the field', '逐批驗收，可查地塊'),
      ),
      point(
        'clock',
        t('新鲜', 'Fresh', '新鮮'),
        t('当日采收，当日加工', 'Harvested and processed on the same day', '當日採收，當日加工'),
      ),
      gap(),
      pictures(),
      newBlock(productInfo, {
        rows: ['part_name', 'batch_code', 'product_time', 'company_name', 'attributes'],
      }),
      newBlock(productionRecord),
      newBlock(testData),
      newBlock(circulation),
      gap(),
      heading(
        t('营养成分', 'Nutrition', '營養成分'),
        t(
          '每 100 克，请换成您的产品',
          'Per 100 g; replace with your own',
          '每 100 公克，請換成您的產品',
        ),
        green,
      ),
      prose(
        table([
          [t('能量', 'Energy', '能量'), t('— kJ', '— kJ', '— kJ')],
          [t('蛋白质', 'Protein', '蛋白質'), t('— g', '— g', '— g')],
          [t('脂肪', 'Fat', '脂肪'), t('— g', '— g', '— g')],
          [t('钠', 'Sodium', '鈉'), t('— mg', '— mg', '— mg')],
        ]),
      ),
    ],
    {
      name: t('食品溯源', 'Food traceability', '食品溯源'),
      title: t('食品溯源', 'Food traceability', '食品溯源'),
      details: t(
        '查询产地、批次、检测与真伪',
        'Origin, batch, tests and authenticity',
        '查詢產地、批次、檢測與真偽',
      ),
    },
  ),
};
