import { t, type Text } from '#contract/text.ts';
import type { Grouping, Metric } from './kinds.ts';

export const analysisTexts = {
  one: t('标识分析', 'code analysis', '標識分析'),
  line: t(
    '标识从生成到激活各走到哪一步',
    'How far codes get, from generation to activation',
    '標識從產生到啟用各走到哪裡',
  ),
  fields: {
    days: t('日期', 'Dates', '日期'),
    part_id: t('物料', 'Part', '物料'),
    batch_id: t('批次', 'Batch', '批次'),
    province: t('省份', 'Province', '省份'),
    by: t('分组', 'Grouped by', '分組'),
    key: t('编号', 'Key', '編號'),
    name: t('名称', 'Name', '名稱'),
  },
  metrics: {
    generated: t('生成', 'Generated', '產生'),
    printed: t('打印', 'Printed', '列印'),
    bound: t('绑定', 'Bound', '綁定'),
    packed: t('装箱', 'Packed', '裝箱'),
    shipped: t('发货', 'Shipped', '出貨'),
    sold: t('售出', 'Sold', '售出'),
    scanned: t('查询', 'Scanned', '查詢'),
    verified: t('首次验证', 'Verified', '首次驗證'),
    activated: t('激活', 'Activated', '啟用'),
  } satisfies Record<Metric, Text>,
  /** What each number counts, and what it does not. */
  meanings: {
    generated: t(
      '标识包中生成的码和导入的码，箱码、托盘码也算。生成时还没有指定物料的码，不算在任何物料里。',
      'Codes generated in packs or imported, those of boxes and pallets included. Codes generated without a part belong to none.',
      '標識包中產生的碼與匯入的碼，箱碼、棧板碼也算。產生時尚未指定物料的碼，不算在任何物料裡。',
    ),
    printed: t(
      '打印任务里确认打好的码，加上预印单关闭时完好的码，在“标签打印”和“标签预印”里查看。每个码只算一次，补打不再算。',
      'Codes confirmed as printed by print jobs, and those that were good when a pre-print order was closed; see Label printing and Label pre-print. Each is counted once; reprints don’t count again.',
      '列印工作裡確認印好的碼，加上預印單關閉時完好的碼，在「標籤列印」和「標籤預印」裡檢視。每個碼只算一次，補印不再算。',
    ),
    bound: t(
      '绑定到物料与批次的码，解绑当天扣除。',
      'Codes bound to a part and batch; unbound ones are taken off on that day.',
      '綁定到物料與批次的碼，解除綁定當天扣除。',
    ),
    packed: t(
      '装进箱或托盘的单件，拆箱当天扣除；把箱装上托盘不再算。',
      'Units packed into boxes or pallets; unpacked ones are taken off on that day. Boxes put on pallets don’t count again.',
      '裝進箱或棧板的單件，拆箱當天扣除；把箱裝上棧板不再算。',
    ),
    shipped: t(
      '发出的单件，经销商再发给下级也算一次。',
      'Units shipped; a dealer’s shipments to its sub-dealers count as well.',
      '出貨的單件，經銷商再出貨給下級也算一次。',
    ),
    sold: t(
      '登记售出的单件，算在售出那天；作废的销售从那天扣除，卖方并不持有的不算。',
      'Units recorded as sold, on the day of sale; voided sales are taken off that day, units the seller didn’t hold don’t count.',
      '登記售出的單件，算在售出那天；作廢的銷售從那天扣除，賣方並未持有的不算。',
    ),
    scanned: t(
      '消费者的查询次数；同一设备 30 分钟内只算一次，员工与经销商不算。查询后几秒内计入。',
      'Checks by consumers; one device counts once per 30 minutes, staff and dealers don’t count. Counted within seconds.',
      '消費者的查詢次數；同一裝置 30 分鐘內只算一次，員工與經銷商不算。查詢後幾秒內計入。',
    ),
    verified: t(
      '发货后第一次被消费者查询的码，每个码只算一次。',
      'Codes checked by a consumer for the first time after shipment, each counted once.',
      '出貨後第一次被消費者查詢的碼，每個碼只算一次。',
    ),
    activated: t(
      '激活了质保的单件，算在激活那天。',
      'Units with an activated warranty, on the day of activation.',
      '啟用了保固的單件，算在啟用那天。',
    ),
  } satisfies Record<Metric, Text>,
  groupings: {
    day: t('按日', 'By day', '依日'),
    part: t('按物料', 'By part', '依物料'),
    batch: t('按批次', 'By batch', '依批次'),
    province: t('按省份', 'By province', '依省份'),
  } satisfies Record<Grouping, Text>,
  unknown: t('未知', 'Unknown', '未知'),
  empty: {
    title: t('这段时间没有数据', 'No data in this period', '這段時間沒有資料'),
    hint: t(
      '换一段时间，或放宽筛选条件。',
      'Choose another period or fewer filters.',
      '換一段時間，或放寬篩選條件。',
    ),
  },
} as const;
