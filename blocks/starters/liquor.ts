import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, pictures, point, prose, steps } from './pieces.ts';
import type { Starter } from './starter.ts';

const red = '#7a1a22';

export const liquor: Starter = {
  key: 'liquor',
  kind: 'trace',
  name: t('酒类', 'Liquor', '酒類'),
  line: t('一瓶一码，验真与品鉴', 'One code for each bottle', '一瓶一碼，驗真與品鑑'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t(
          '开瓶前请先核对瓶身编码。',
          'Compare the code on the bottle before you open it.',
          '開瓶前請先核對瓶身編碼。',
        ),
        color: red,
        isWarranty: false,
        isShowBookurl: false,
      }),
      gap(),
      banner('liquor'),
      gap(),
      pictures(),
      newBlock(productInfo, {
        rows: [
          'part_name',
          'serial_number',
          'batch_code',
          'product_time',
          'company_name',
          'attributes',
        ],
      }),
      newBlock(productionRecord, {
        text: t('一瓶酒的来历', 'How a bottle comes to be', '一瓶酒的來歷'),
      }),
      newBlock(circulation),
      gap(),
      heading(
        t('如何辨别', 'How to tell', '如何辨別'),
        t('三步看真伪', 'Three ways to check authenticity', '三步看真偽'),
        red,
      ),
      prose(
        steps([
          t(
            '封口完整，撕开后不能复原。',
            'The seal is intact and can’t be restored once torn.',
            '封口完整，撕開後不能復原。',
          ),
          t(
            '首次查询显示“首次”，再次查询会告知次数。',
            'The first check is marked as such; later checks are counted.',
            '首次查詢顯示「首次」，再次查詢會告知次數。',
          ),
          t(
            '刮开涂层，输入防伪码再验证一次。',
            'Scratch off the layer and verify the security code as well.',
            '刮開塗層，輸入防偽碼再驗證一次。',
          ),
        ]),
      ),
      gap(),
      point('drop', t('品鉴温度', 'Serve at', '品鑑溫度'), t('18–22 ℃', '18–22 °C', '18–22 ℃')),
      point(
        'clock',
        t('存放', 'Keep', '存放'),
        t('阴凉避光，直立放置', 'Cool, dark and upright', '陰涼避光，直立放置'),
      ),
      newBlock(notice, {
        noticeText: t(
          '过量饮酒有害健康，未成年人请勿饮酒',
          'Drinking too much harms your health; not for minors',
          '飲酒過量有害健康，未成年請勿飲酒',
        ),
        backColor: '#fbf1e3',
        textColor: '#6b4a1c',
      }),
    ],
    {
      name: t('酒品验真', 'Check this bottle', '酒品驗真'),
      title: t('酒品验真', 'Check this bottle', '酒品驗真'),
      details: t(
        '一瓶一码，查询真伪与来历',
        'One code for each bottle: check its authenticity and origin',
        '一瓶一碼，查詢真偽與來歷',
      ),
    },
  ),
};
