import { t } from '#contract/text.ts';

export const receivingPageTexts = {
  view: t('查看', 'View', '檢視'),
  file: t('下载收料单', 'Download receipt', '下載收料單'),
  sections: {
    source: t('从哪里来', 'Source', '從哪裡來'),
    scan: t('扫描序列号', 'Scan serial numbers', '掃描序號'),
    lines: t('收料明细', 'Lines', '收料明細'),
  },
  orderHint: t(
    '选了订单，供应商和未收的物料会自动填好；没有订单也可以收',
    'Choosing an order fills in the supplier and the outstanding parts; leave it empty to receive without an order',
    '選了訂單，供應商和未收的物料會自動填好；沒有訂單也可以收',
  ),
  linesHint: t(
    '每一行过账后是一个物料批；批号不同或有不合格的，用“拆行”分开填写。',
    'Each line becomes a material lot. Split a line to record another lot or failed material separately.',
    '每一列過帳後是一個物料批；批號不同或有不合格的，用「拆列」分開填寫。',
  ),
  split: t('拆行', 'Split', '拆列'),
  addLine: t('添加物料', 'Add part', '新增物料'),
  fromOrder: t('订单第 {line} 行', 'Order line {line}', '訂單第 {line} 列'),
  quantityHint: t(
    '扫了序列号就按序列号计数',
    'If serial numbers are scanned, they determine the quantity',
    '掃了序號就依序號計數',
  ),
  todayHint: t('留空为今天', 'Leave empty for today', '留空為今天'),
  tray: {
    first: t('先选供应商或订单', 'Choose an order or a supplier first', '先選供應商或訂單'),
    target: t('序列号放到', 'Put serial numbers on', '序號放到'),
    line: t('第 {n} 行', 'Line {n}', '第 {n} 列'),
    taken: t(
      '“{part}”第 {line} 行：{n} 个',
      '{part}, line {line}: {n}',
      '「{part}」第 {line} 列：{n} 個',
    ),
    put: t('第 {line} 行：{n} 个', 'Line {line}: {n}', '第 {line} 列：{n} 個'),
    twice: t('“{code}”已经扫过了', '{code} was already scanned', '「{code}」已經掃過了'),
    notHere: t(
      '“{code}”是“{part}”，不在这张收料单上',
      '{code} is {part}, which is not on this receipt',
      '「{code}」是「{part}」，不在這張收料單上',
    ),
    some: t('{n} 个未收入', 'Not received: {n}', '{n} 個未收入'),
    stopped: t(
      '第 {lines} 行里有供应商已冻结或召回的产品，建议单独一行，检验结果选“不合格”。',
      'Line {lines} contains units that the supplier has frozen or recalled. Put them on a separate line and mark it as failed.',
      '第 {lines} 列裡有供應商已凍結或召回的產品，建議單獨一列，檢驗結果選「不合格」。',
    ),
  },
  serials: {
    none: t('没有序列号', 'No serial numbers', '沒有序號'),
    count: t('{n} 个序列号', 'Serial numbers: {n}', '{n} 個序號'),
    show: t('查看', 'Show', '檢視'),
    hide: t('收起', 'Hide', '收合'),
    clear: t('清空', 'Clear', '清空'),
    more: t('只显示最后 {n} 个', 'Only the last {n} are shown', '只顯示最後 {n} 個'),
  },
  coming: {
    title: t('供应商已发出', 'Shipped by the supplier', '供應商已發出'),
    units: t('{part} {n} 件', '{part}: {n}', '{part} {n} 件'),
    received: t('（已收 {n}）', ' (received: {n})', '（已收 {n}）'),
  },
  toInspect: t(
    '有 {n} 个物料批待检，检验合格后才能领用。',
    'Lots awaiting inspection: {n}. They can be used once they have passed.',
    '有 {n} 個物料批待檢，檢驗合格後才能領用。',
  ),
  inspect: t('去检验', 'Inspect', '去檢驗'),
  receive: t('收料', 'Receive', '收料'),
} as const;
