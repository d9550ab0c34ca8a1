import { t } from '#contract/text.ts';

export const markPageTexts = {
  shown: t('扫码显示', 'Shown after a scan', '掃碼顯示'),
  shownNote: t(
    '取消勾选的内容不会发送给消费者，页面和接口都没有；真伪结论始终显示。',
    'Unticked items are never sent to consumers, neither on pages nor through the API. The verdict is always shown.',
    '取消勾選的內容不會傳送給消費者，頁面和介面都沒有；真偽結論始終顯示。',
  ),
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
      '關閉時，流通記錄只顯示省市和「經銷商」，不顯示名稱',
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
  preview: t('码的预览', 'Code preview', '碼的預覽'),
  noGtin: t(
    '还没有带商品条码的标识，暂用短链接',
    'No identifier has a GTIN yet, so the short link is used',
    '還沒有帶商品條碼的標識，暫用短連結',
  ),
  allShown: t('全部显示', 'Everything is shown', '全部顯示'),
  without: t('不显示：{names}', 'Not shown: {names}', '不顯示：{names}'),
} as const;
