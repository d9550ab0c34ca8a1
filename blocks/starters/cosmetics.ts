import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { tabs } from '#blocks/tabs/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, notes, pictures, point, steps } from './pieces.ts';
import type { Starter } from './starter.ts';

const rose = '#8f3d4b';

export const cosmetics: Starter = {
  key: 'cosmetics',
  kind: 'trace',
  name: t('美妆护肤', 'Cosmetics', '美妝保養'),
  line: t('成分、用法与备案', 'Ingredients, use, safety', '成分、用法與備案'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t(
          '每一支都有自己的编码。',
          'Each one has a code of its own.',
          '每一支都有自己的編碼。',
        ),
        color: rose,
        isWarranty: false,
        isShowBookurl: false,
      }),
      gap(),
      banner('cosmetics'),
      gap(),
      pictures(),
      gap(8),
      heading(
        t('温和，看得见', 'Gentle, and you can see why', '溫和，看得見'),
        t('请换成您产品的特点', 'Replace with what is special about yours', '請換成您產品的特點'),
        rose,
      ),
      point(
        'drop',
        t('质地', 'Texture', '質地'),
        t('清润，不黏腻', 'Light, not sticky', '清潤，不黏膩'),
      ),
      point(
        'leaf',
        t('成分', 'Made of', '成分'),
        t('植物来源，无香精', 'Plant-based, fragrance-free', '植物來源，無香精'),
      ),
      point(
        'shield',
        t('测试', 'Tested', '測試'),
        t('逐批微生物检测', 'Every batch tested for microbes', '逐批微生物檢測'),
      ),
      gap(),
      newBlock(tabs, {
        list: [
          {
            title: t('用法', 'How to use', '用法'),
            content: steps([
              t(
                '洁面后取适量于掌心。',
                'After cleansing, take a small amount into your palm.',
                '潔面後取適量於掌心。',
              ),
              t(
                '由内向外轻轻按压。',
                'Press in gently from the centre outwards.',
                '由內向外輕輕按壓。',
              ),
              t('白天请叠加防晒。', 'During the day, apply sunscreen on top.', '白天請疊加防曬。'),
            ]),
          },
          {
            title: t('成分', 'Ingredients', '成分'),
            content: t(
              '<p>请填写全成分表。</p>',
              '<p>Enter the full list of ingredients here.</p>',
              '<p>請填寫全成分表。</p>',
            ),
          },
          {
            title: t('提示', 'Please note', '提示'),
            content: notes([
              t(
                '首次使用请先在耳后试用。',
                'Test it behind your ear before first use.',
                '首次使用請先在耳後試用。',
              ),
              t(
                '开封后 12 个月内用完。',
                'Use within 12 months after opening.',
                '開封後 12 個月內用完。',
              ),
            ]),
          },
        ],
      }),
      gap(),
      newBlock(productInfo, {
        rows: ['part_name', 'batch_code', 'product_time', 'company_name', 'attributes'],
      }),
      newBlock(testData),
      newBlock(circulation),
    ],
    {
      name: t('正品查询', 'Is it genuine?', '正品查詢'),
      title: t('正品查询', 'Is it genuine?', '正品查詢'),
      details: t(
        '查询真伪、成分、批次与用法',
        'Authenticity, ingredients, batch and use',
        '查詢真偽、成分、批次與用法',
      ),
    },
  ),
};
