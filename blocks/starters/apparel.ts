import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { tabs } from '#blocks/tabs/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, notes, pictures, point, table } from './pieces.ts';
import type { Starter } from './starter.ts';

const plum = '#5a4784';

export const apparel: Starter = {
  key: 'apparel',
  kind: 'trace',
  name: t('服装鞋帽', 'Apparel', '服裝鞋帽'),
  line: t('面料、尺码与洗护', 'Fabric, size and care', '布料、尺碼與洗護'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t('一衣一码，穿得明白。', 'A code for every piece.', '一衣一碼，穿得明白。'),
        color: plum,
        isWarranty: false,
        isShowBookurl: false,
      }),
      gap(),
      banner('apparel'),
      gap(),
      pictures(),
      gap(8),
      heading(
        { bind: 'part_name', fallback: t('这一件', 'About this piece', '這一件') },
        t('从一根线开始', 'From the first thread', '從一根線開始'),
        plum,
      ),
      point(
        'leaf',
        t('面料', 'Fabric', '布料'),
        t('精梳长绒棉', 'Combed long-staple cotton', '精梳長絨棉'),
      ),
      point(
        'drop',
        t('染色', 'Dye', '染色'),
        t('低水洗，不易褪色', 'Low-water dyeing, colour-fast', '低水洗，不易褪色'),
      ),
      point('care', t('手感', 'Touch', '手感'), t('柔软透气', 'Soft and airy', '柔軟透氣')),
      gap(),
      newBlock(tabs, {
        list: [
          {
            title: t('洗护', 'Care', '洗護'),
            content: notes([
              t('30 ℃ 以下轻柔机洗。', 'Gentle wash below 30 °C.', '30 ℃ 以下輕柔機洗。'),
              t(
                '深浅分开，翻面晾晒。',
                'Keep colours apart; dry inside out.',
                '深淺分開，翻面晾曬。',
              ),
              t('中温熨烫，避开印花。', 'Iron warm, not on prints.', '中溫熨燙，避開印花。'),
            ]),
          },
          {
            title: t('尺码', 'Sizes', '尺碼'),
            content: table([
              [t('M', 'M', 'M'), t('165–170 cm', '165–170 cm', '165–170 cm')],
              [t('L', 'L', 'L'), t('170–175 cm', '170–175 cm', '170–175 cm')],
              [t('XL', 'XL', 'XL'), t('175–180 cm', '175–180 cm', '175–180 cm')],
            ]),
          },
        ],
      }),
      gap(),
      newBlock(productionRecord, { text: t('成衣之路', 'How it was made', '成衣之路') }),
      newBlock(circulation),
      newBlock(productInfo),
      point(
        'recycle',
        t('旧衣新生', 'A second life', '舊衣新生'),
        t('带回门店可回收', 'Return it to a shop for recycling', '帶回門市可回收'),
      ),
    ],
    {
      name: t('一衣一码', 'The story of a piece', '一衣一碼'),
      title: t('一衣一码', 'The story of a piece', '一衣一碼'),
      details: t(
        '查询真伪、面料、尺码与洗护',
        'Authenticity, fabric, size and care',
        '查詢真偽、布料、尺碼與洗護',
      ),
    },
  ),
};
