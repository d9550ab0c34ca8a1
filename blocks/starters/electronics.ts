import { afterSales } from '#blocks/after-sales/spec.ts';
import { attachmentInfo } from '#blocks/attachment-info/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { crowdOperation } from '#blocks/crowd-operation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, pictures, point, prose, steps } from './pieces.ts';
import type { Starter } from './starter.ts';

const sea = '#1d5468';

export const electronics: Starter = {
  key: 'electronics',
  kind: 'trace',
  name: t('数码电子', 'Electronics', '數位電子'),
  line: t('激活质保与快速开始', 'Warranty and a quick start', '啟用保固與快速開始'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t(
          '官方正品，全国联保。',
          'Official product with a nationwide warranty.',
          '官方正品，全國聯保。',
        ),
        color: sea,
      }),
      gap(),
      banner('electronics'),
      gap(8),
      newBlock(crowdOperation, {
        audience: ['inactive'],
        text: t(
          '还没有激活质保？激活后从今天算起。',
          'Warranty not active yet? It counts from the day you activate it.',
          '還沒有啟用保固？啟用後從今天算起。',
        ),
      }),
      gap(),
      pictures(),
      newBlock(productInfo, {
        rows: [
          'part_name',
          'part_model',
          'serial_number',
          'product_time',
          'company_name',
          'attributes',
        ],
      }),
      gap(),
      heading(
        t('快速开始', 'Quick start', '快速開始'),
        t('开箱后的三件事', 'Three things to do after unboxing', '開箱後的三件事'),
        sea,
      ),
      prose(
        steps([
          t('充电至指示灯转绿。', 'Charge until the light is green.', '充電至指示燈轉綠。'),
          t(
            '长按电源键 3 秒开机。',
            'Hold the power button for three seconds to switch it on.',
            '長按電源鍵 3 秒開機。',
          ),
          t(
            '打开手机蓝牙完成配对。',
            'Turn on Bluetooth on your phone to pair it.',
            '開啟手機藍牙完成配對。',
          ),
        ]),
      ),
      gap(),
      point(
        'clock',
        t('续航', 'Battery', '續航'),
        t('一次充电，用上一天', 'A full day on one charge', '一次充電，用上一天'),
      ),
      point('drop', t('防护', 'Protection', '防護'), t('日常防溅', 'Splash-resistant', '日常防潑')),
      gap(),
      newBlock(testData, { text: t('出厂测试', 'Factory tests', '出廠測試') }),
      newBlock(circulation),
      newBlock(attachmentInfo),
      newBlock(afterSales),
      point(
        'recycle',
        t('环保回收', 'Recycling', '環保回收'),
        t(
          '请勿与生活垃圾一同丢弃',
          'Do not dispose of with household waste',
          '請勿與生活垃圾一同丟棄',
        ),
      ),
    ],
    {
      name: t('产品验证', 'Your product', '產品驗證'),
      title: t('产品验证与质保', 'Verify and activate', '產品驗證與保固'),
      details: t(
        '查询真伪、激活质保、快速开始与售后',
        'Authenticity, warranty, quick start and service',
        '查詢真偽、啟用保固、快速開始與售後',
      ),
    },
  ),
};
