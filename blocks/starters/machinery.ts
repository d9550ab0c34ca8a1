import { afterSales } from '#blocks/after-sales/spec.ts';
import { attachmentInfo } from '#blocks/attachment-info/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, pictures, point, prose, table } from './pieces.ts';
import type { Starter } from './starter.ts';

const blue = '#234a70';

export const machinery: Starter = {
  key: 'machinery',
  kind: 'trace',
  name: t('机械设备', 'Machinery', '機械設備'),
  line: t(
    '出厂检测、资料与维保',
    'Factory tests, documents and maintenance',
    '出廠檢測、資料與維保',
  ),
  document: pageOf(
    [
      newBlock(queryResult, { isShowText: false }),
      gap(),
      banner('machinery'),
      gap(),
      newBlock(productInfo, { text: t('铭牌', 'Nameplate', '銘牌'), leftWidth: 110 }),
      pictures(),
      gap(),
      newBlock(testData, { text: t('出厂检测', 'Factory tests', '出廠檢測') }),
      newBlock(productionRecord, { text: t('装配记录', 'Assembly', '裝配紀錄') }),
      newBlock(circulation),
      gap(),
      heading(
        t('维护计划', 'Maintenance', '維護計畫'),
        t(
          '按运行时间执行，可延长寿命',
          'Follow the operating hours to extend its service life',
          '依運轉時間執行，可延長壽命',
        ),
        blue,
      ),
      prose(
        table([
          [
            t('每班', 'Each shift', '每班'),
            t(
              '检查油位、紧固件与急停',
              'Check oil level, fasteners and emergency stop',
              '檢查油位、緊固件與急停',
            ),
          ],
          [
            t('每 500 小时', 'Every 500 h', '每 500 小時'),
            t(
              '更换滤芯，润滑导轨',
              'Replace the filter, lubricate the guide rails',
              '更換濾芯，潤滑導軌',
            ),
          ],
          [
            t('每 2000 小时', 'Every 2,000 h', '每 2000 小時'),
            t(
              '更换液压油，校准精度',
              'Replace the hydraulic oil, calibrate',
              '更換液壓油，校準精度',
            ),
          ],
        ]),
      ),
      gap(),
      newBlock(attachmentInfo, {
        text: t('图纸与证书', 'Drawings and certificates', '圖紙與證書'),
      }),
      newBlock(afterSales),
      point(
        'shield',
        t('操作资格', 'Operators', '操作資格'),
        t('须经培训后上岗', 'Trained operators only', '須經培訓後上崗'),
      ),
      point(
        'tool',
        t('备件', 'Spare parts', '備件'),
        t('报序列号即可匹配', 'Matched by serial number', '報序號即可匹配'),
      ),
    ],
    {
      name: t('设备档案', 'Machine record', '設備檔案'),
      title: t('设备档案', 'Machine record', '設備檔案'),
      details: t(
        '铭牌、出厂检测、维护与备件',
        'Nameplate, tests, maintenance and spare parts',
        '銘牌、出廠檢測、維護與備件',
      ),
    },
  ),
};
