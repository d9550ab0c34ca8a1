import { t } from '#contract/text.ts';

export const markPageTexts = {
  shown: t('扫码显示', 'Shown after a scan', '掃碼顯示'),
  shownNote: t(
    '取消勾选的内容不会发送给消费者，页面和接口都没有；真伪结论始终显示。',
    'Items that are not ticked are never sent to consumers, neither on pages nor through the API. The verdict is always shown.',
    '取消勾選的內容不會傳送給消費者，頁面和介面都沒有；真偽結論始終顯示。',
  ),
  brand: t('品牌', 'Brand', '品牌'),
  brandNote: t(
    '对本企业的所有消费者页面生效；页面中单独设置的颜色和圆角优先。',
    'Applies to all consumer pages of your company. Colours and corners set on a page itself take precedence.',
    '對本企業的所有消費者頁面生效；頁面中單獨設定的顏色和圓角優先。',
  ),
  brandPreview: t('品牌预览', 'Brand preview', '品牌預覽'),
  brandPreviewNote: t(
    '结论的颜色不变：绿色始终表示正品。',
    'The colour of the verdict stays the same: green always means genuine.',
    '結論的顏色不變：綠色始終表示正品。',
  ),
  sampleName: t('品牌名称', 'Brand name', '品牌名稱'),
  shippedColour: t('默认 #0b7a5b', 'Default #0b7a5b', '預設 #0b7a5b'),
  contrast: {
    enough: t(
      '与白色的对比度 {n}:1，清晰可读',
      'Contrast with white {n}:1, easy to read',
      '與白色的對比度 {n}:1，清晰可讀',
    ),
    low: t(
      '与白色的对比度 {n}:1，低于 4.5:1；文字和按钮使用加深后的颜色：',
      'Contrast with white {n}:1, below 4.5:1. Text and buttons use a darker shade:',
      '與白色的對比度 {n}:1，低於 4.5:1；文字和按鈕使用加深後的顏色：',
    ),
  },
  contact: t('联系方式', 'Contact', '聯絡方式'),
  activation: t('产品激活', 'Activation', '產品啟用'),
  carrier: t('码与网址', 'Code and URL', '碼與網址'),
  carrierNote: t(
    '用于标识列表、标识包下载和码的预览；已印的标签一直有效。',
    'Used in the identifier list, pack downloads and code previews. Printed labels stay valid.',
    '用於標識列表、標識包下載和碼的預覽；已印的標籤一直有效。',
  ),
  hints: {
    shows_dealer_names: t(
      '关闭时，流通记录只显示省市和“经销商”，不显示名称',
      'When off, “Where it has been” shows only province, city and “Dealer”',
      '關閉時，流通紀錄只顯示省市和「經銷商」，不顯示名稱',
    ),
    brand_name: t(
      '留空时显示企业名称',
      'Left empty, the company name is shown',
      '留空時顯示企業名稱',
    ),
    brand_logo: t(
      '留空时使用企业信息中的标志',
      'Left empty, the logo of the company profile is used',
      '留空時使用企業資訊中的標誌',
    ),
    brand_color: t('用于按钮和链接', 'Used for buttons and links', '用於按鈕和連結'),
    hotline: t(
      '消费者在查验、激活、报修、举报等页面上一点就能拨打；留空则不显示，疑似仿冒、召回等页面上也没有电话可打',
      'Consumers call it with one tap on the pages of checks, activation, repairs and reports. Without it there is nobody to call on the pages of suspected copies and recalls',
      '消費者在查驗、啟用、報修、檢舉等頁面上一點就能撥打；留空則不顯示，疑似仿冒、召回等頁面上也沒有電話可打',
    ),
    is_signed: t(
      '链接和 GS1 码带上数字签名，任何人用公布的公钥离线就能验证编码出自贵企业；码因此变长，小标签请先打样。已印的码不变',
      'Links and GS1 codes carry a digital signature: anyone can verify offline, with the published public key, that your company issued the code. Codes get longer, so print a sample of small labels first. Printed codes stay as they are',
      '連結和 GS1 碼帶上數位簽章，任何人用公布的公鑰離線就能驗證編碼出自貴企業；碼因此變長，小標籤請先打樣。已印的碼不變',
    ),
    activation_sms: t(
      '打开后，消费者激活产品前须输入发到手机的验证码；短信数量计入本企业的上限',
      'When on, consumers enter a code sent to their phone before they activate a product. The messages count against your company’s limit',
      '開啟後，消費者啟用產品前須輸入發到手機的驗證碼；簡訊數量計入本企業的上限',
    ),
    error_level: t(
      '等级越高越耐污损，码也越密',
      'Higher levels tolerate more damage but make the code denser',
      '等級越高越耐汙損，碼也越密',
    ),
    fixedLevel: t(
      'Data Matrix 的纠错由尺寸决定',
      'For Data Matrix the error correction depends on the size',
      'Data Matrix 的容錯由尺寸決定',
    ),
    address_form: t(
      'GS1 数字链接用于有商品条码的产品，其余仍用短链接',
      'GS1 Digital Link for products with a GTIN, short links for the rest',
      'GS1 數位連結用於有商品條碼的產品，其餘仍用短連結',
    ),
  },
  privacy: {
    note: t(
      '消费者激活、报修、举报、答卷、领奖前须勾选同意；每次发布都是新的一版，同意时的版本记在各条记录上。',
      'Consumers agree to it before they activate, ask for a repair, report, answer a survey or claim a prize. Each change is a new version, and every record says which one was agreed to.',
      '消費者啟用、報修、檢舉、填寫問卷、領獎前須勾選同意；每次發布都是新的一版，同意時的版本記在各筆紀錄上。',
    ),
    platform: t(
      '使用平台的隐私说明，可改为本企业自己的文本。',
      'The platform’s notice applies. You may write your own.',
      '使用平台的隱私權說明，可改為本企業自己的文本。',
    ),
    edition: t('第 {n} 版', 'Version {n}', '第 {n} 版'),
    open: t('查看页面', 'Open the page', '查看頁面'),
    edit: t('修改隐私说明', 'Change the privacy notice', '修改隱私權說明'),
    publish: t('发布新版', 'Publish', '發布新版'),
    hint: t(
      '{company} 处显示企业名称；空行分段',
      'Your company’s name appears in place of {company}. Empty lines separate paragraphs',
      '{company} 處顯示企業名稱；空行分段',
    ),
  },
  preview: t('码的预览', 'Code preview', '碼的預覽'),
  noGtin: t(
    '还没有带商品条码的标识，暂用短链接',
    'No identifier has a GTIN yet, so the short link is used',
    '還沒有帶商品條碼的標識，暫用短連結',
  ),
  allShown: t('全部显示', 'Everything is shown', '全部顯示'),
  without: t('不显示：{names}', 'Not shown: {names}', '不顯示：{names}'),
} as const;
