import { t } from '../text.ts';

/** What the plain public pages say around the verdict. */
export const publicPageTexts = {
  title: t('产品查询', 'Product check', '產品查詢'),
  securityTitle: t('防伪验证', 'Verification', '防偽驗證'),
  verified: t('验证结果', 'Result', '驗證結果'),
  line: t(
    '输入或扫描产品上的码，查看它的来历',
    'Type or scan the code on the product and see where it comes from',
    '輸入或掃描產品上的碼，查看它的來歷',
  ),
  securityLine: t(
    '刮开涂层，输入下面的数字',
    'Scratch the layer off and type the digits below it',
    '刮開塗層，輸入下面的數字',
  ),
  code: t('产品上的码', 'Code on the product', '產品上的碼'),
  covert: t('防伪码', 'Security code', '防偽碼'),
  covertHint: t(
    '8 位或 20 位数字，空格不影响',
    '8 or 20 digits; blanks do not matter',
    '8 位或 20 位數字，空格不影響',
  ),
  sn: t(
    '序列号（8 位防伪码需要）',
    'Serial number (for codes of 8 digits)',
    '序號（8 位防偽碼需要）',
  ),
  captcha: t('请输入图中的字符', 'Type the characters in the picture', '請輸入圖中的字元'),
  check: t('查询', 'Check', '查詢'),
  verify: t('验证', 'Verify', '驗證'),
  another: t('再查一个', 'Check another', '再查一個'),
  scratch: t('验证涂层下的防伪码', 'Verify the code under the layer', '驗證塗層下的防偽碼'),
  first: t('首次查询时间', 'First checked', '首次查詢時間'),
  count: t('查询次数', 'Checks', '查詢次數'),
  times: t('{n} 次', '{n}', '{n} 次'),
  product: t('产品', 'Product', '產品'),
  name: t('名称', 'Name', '名稱'),
  model: t('型号', 'Model', '型號'),
  serial: t('序列号', 'Serial number', '序號'),
  company: t('企业', 'Company', '企業'),
  made: t('生产日期', 'Made on', '生產日期'),
  sold: t('销售日期', 'Sold on', '銷售日期'),
  warranty: t('保修', 'Warranty', '保固'),
  warrantyUntil: t(
    '至 {day}，剩余 {n} 天',
    'Until {day}, {n} {n:day|days} left',
    '至 {day}，剩餘 {n} 天',
  ),
  warrantyNone: t('尚未激活', 'Not activated', '尚未啟用'),
  manuals: t('说明书', 'Manuals', '說明書'),
  log: t('最近的查询', 'Latest checks', '最近的查詢'),
  logLine: t('{nth}查询 · {location}', '{nth} check · {location}', '{nth}查詢 · {location}'),
  next: {
    suspect: t(
      '请不要使用该产品，保留包装，并联系购买处或企业核实。',
      'Please do not use the product, keep its packaging, and ask the shop or the company.',
      '請不要使用該產品，保留包裝，並聯絡購買處或企業核實。',
    ),
    unknown: t(
      '请对照标签核对每一位；仍然查不到时，请联系购买处。',
      'Please compare every character with the label; if it still is not found, ask the shop.',
      '請對照標籤核對每一位；仍然查不到時，請聯絡購買處。',
    ),
    recalled: t(
      '请停止使用，并联系企业办理退换。',
      'Please stop using it and ask the company for a return.',
      '請停止使用，並聯絡企業辦理退換。',
    ),
  },
  /** What an address on a label leads to when it leads nowhere. */
  refused: {
    syntax: t('无法识别这个链接', 'This link cannot be read', '無法識別這個連結'),
    unknown: t('没有找到这个产品', 'This product was not found', '沒有找到這個產品'),
    linkType: t(
      '这个产品没有这类内容',
      'There is nothing of this kind about the product',
      '這個產品沒有這類內容',
    ),
  },
  toProduct: t('查看产品', 'See the product', '查看產品'),
  busy: t(
    '暂时无法查询，请稍后再试',
    'This cannot be checked right now; please try again later',
    '暫時無法查詢，請稍後再試',
  ),
} as const;
