import { afterSales } from '#blocks/after-sales/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { tabs } from '#blocks/tabs/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, notes, pictures, point, steps } from './pieces.ts';
import type { Starter } from './starter.ts';

const green = '#0b6350';

export const appliance: Starter = {
  key: 'appliance',
  kind: 'trace',
  name: t('家用电器', 'Appliance', '家用電器'),
  line: t('质保、说明与售后', 'Warranty, instructions and service', '保固、說明與售後'),
  document: pageOf(
    [
      newBlock(queryResult, {
        tips: t(
          '感谢您的选用，请激活质保后安心使用。',
          'Thank you for your purchase. Activate the warranty and enjoy your product.',
          '感謝您的選用，請啟用保固後安心使用。',
        ),
        color: green,
      }),
      gap(),
      banner('appliance'),
      gap(),
      pictures(),
      newBlock(productInfo),
      gap(),
      heading(
        t('三分钟上手', 'Ready in three minutes', '三分鐘上手'),
        t('第一次使用前请看一看', 'Please read before first use', '第一次使用前請看一看'),
        green,
      ),
      newBlock(tabs, {
        list: [
          {
            title: t('使用', 'Use', '使用'),
            content: steps([
              t(
                '放在平稳、干燥的台面上。',
                'Place it on a stable, dry surface.',
                '放在平穩、乾燥的檯面上。',
              ),
              t(
                '首次使用前空载清洁一次。',
                'Clean it once before first use.',
                '首次使用前空載清潔一次。',
              ),
              t('使用后拔下电源。', 'Unplug it after use.', '使用後拔下電源。'),
            ]),
          },
          {
            title: t('保养', 'Care', '保養'),
            content: notes([
              t(
                '用软布擦拭，勿用水冲洗机身。',
                'Wipe with a soft cloth; never rinse the body.',
                '用軟布擦拭，勿用水沖洗機身。',
              ),
              t('每月除垢一次。', 'Descale once a month.', '每月除垢一次。'),
            ]),
          },
          {
            title: t('安全', 'Safety', '安全'),
            content: notes([
              t('请使用带接地的插座。', 'Use an earthed socket.', '請使用有接地的插座。'),
              t(
                '勿让儿童独自操作。',
                'Do not let children use it unsupervised.',
                '勿讓兒童獨自操作。',
              ),
            ]),
          },
        ],
      }),
      gap(),
      newBlock(qualityRecord, { moditystyle: 1 }),
      newBlock(circulation),
      newBlock(afterSales),
      gap(),
      point(
        'tool',
        t('上门服务', 'Home service', '到府服務'),
        t('预约后一天内联系', 'We contact you within a day', '預約後一天內聯絡'),
      ),
      point(
        'recycle',
        t('旧机回收', 'Trade-in', '舊機回收'),
        t(
          '换新时免费取走旧机',
          'We collect your old appliance free of charge',
          '換新時免費取走舊機',
        ),
      ),
    ],
    {
      name: t('产品溯源', 'Your appliance', '產品溯源'),
      title: t('产品溯源与质保', 'Traceability and warranty', '產品溯源與保固'),
      details: t(
        '查询真伪、质保、使用说明与售后服务',
        'Authenticity, warranty, instructions and service',
        '查詢真偽、保固、使用說明與售後服務',
      ),
    },
  ),
};
