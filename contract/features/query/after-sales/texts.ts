import { t } from '#contract/text.ts';

export const afterSalesTexts = {
  line: t(
    '维修了多少、多久、花了多少，质保激活和到期了多少，并与上一期间相比',
    'How many repairs, how long and at what cost; warranties that began and ended; compared with the period before',
    '維修了多少、多久、花了多少，保固啟用和到期了多少，並與上一期間相比',
  ),
  fields: {
    days: t('日期', 'Dates', '日期'),
    part_id: t('物料', 'Part', '物料'),
    name: t('名称', 'Name', '名稱'),
    value: t('本期', 'This period', '本期'),
    before: t('上期', 'Period before', '上期'),
    meaning: t('统计口径', 'What it counts', '統計口徑'),
  },
  metrics: {
    repairs: t('维修申请', 'Repairs', '維修申請'),
    finished: t('已办结', 'Finished', '已辦結'),
    open: t('未办结', 'Open', '未辦結'),
    overdue: t('已超期', 'Overdue', '已逾期'),
    replaced: t('已换新', 'Replaced', '已換新'),
    days: t('用时中位数（天）', 'Median days', '用時中位數（天）'),
    income: t('客户付费（元）', 'Paid by customers (CNY)', '客戶付費（元）'),
    cost: t('企业承担（元）', 'Borne by the company (CNY)', '企業承擔（元）'),
    activated: t('激活质保', 'Warranties activated', '啟用保固'),
    ended: t('质保到期', 'Warranties ended', '保固到期'),
    expiring: t('30 天内到期', 'Ending within 30 days', '30 天內到期'),
    quantity: t('用量', 'Quantity used', '用量'),
  },
  meanings: {
    repairs: t(
      '这段时间提交的维修单，其余维修数字都只看这些单',
      'Repairs asked for in the period; all other figures of repairs look at these only',
      '這段期間提交的維修單，其餘維修數字都只看這些單',
    ),
    finished: t(
      '其中已修好、已换新、未受理或已结案的',
      'Of them completed, replaced, rejected or closed',
      '其中已修好、已換新、未受理或已結案的',
    ),
    open: t('其中现在还在办理的', 'Of them still being handled', '其中現在還在辦理的'),
    overdue: t(
      '其中过了应完成时间还没有办结的',
      'Of them open past their due time',
      '其中過了應完成時間還沒有辦結的',
    ),
    replaced: t('其中换了新品的', 'Of them those that ended with a new product', '其中換了新品的'),
    days: t(
      '办结的维修单从提交到办结的天数，一半更快，一半更慢',
      'Days from the request to the end of those that are finished: half were faster, half slower',
      '辦結的維修單從提交到辦結的天數，一半更快，一半更慢',
    ),
    income: t(
      '已修好并由客户付款的维修单合计',
      'The totals of completed repairs that customers pay for',
      '已修好並由客戶付款的維修單合計',
    ),
    cost: t(
      '已修好并由质保或企业承担的维修单合计',
      'The totals of completed repairs under warranty or out of goodwill',
      '已修好並由保固或企業承擔的維修單合計',
    ),
    activated: t(
      '激活日在这段时间内的质保',
      'Warranties activated in the period',
      '啟用日在這段期間內的保固',
    ),
    ended: t(
      '到期日在这段时间内的质保',
      'Warranties whose end lies in the period',
      '到期日在這段期間內的保固',
    ),
    expiring: t(
      '现在仍有效、30 天内到期的质保',
      'Warranties in force that end within 30 days from now',
      '現在仍有效、30 天內到期的保固',
    ),
  },
  groupings: {
    fault: t('按故障', 'Fault', '依故障'),
    product: t('按产品', 'Product', '依產品'),
    state: t('按状态', 'Status', '依狀態'),
    used: t('按更换的配件', 'Parts used', '依更換的料件'),
  },
  sheets: {
    figures: t('概览', 'Figures', '概覽'),
    days: t('按日', 'By day', '依日'),
  },
  unknown: t('未知', 'Unknown', '未知'),
} as const;
