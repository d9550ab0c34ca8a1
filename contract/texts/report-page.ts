import { t } from '../text.ts';

/** The texts of the page on which consumers report fakes. */
export const reportPageTexts = {
  offer: t('举报假货', 'Report a fake', '檢舉仿品'),
  offerQuiet: t(
    '买到的东西不对劲？告诉厂家',
    'Something wrong with it? Tell the manufacturer',
    '買到的東西不對勁？告訴廠商',
  ),
  title: t('举报假货', 'Report a fake', '檢舉仿品'),
  line: t(
    '您的举报只会交给这件产品的厂家，用来查处假货。',
    'Your report goes only to the manufacturer of this product, to take action against fakes.',
    '您的檢舉只會交給這件產品的廠商，用來查處仿品。',
  ),
  about: t('查询的编码', 'Code you checked', '查詢的編碼'),
  contentHint: t(
    '比如包装、标签、做工或使用感受与正品有什么不同',
    'For example, how the packaging, label, workmanship or feel differ from the genuine product',
    '例如包裝、標籤、做工或使用感受與正品有什麼不同',
  ),
  contentMissing: t('请写下哪里可疑', 'Please tell us what looks wrong', '請寫下哪裡可疑'),
  shop: t('在哪家店买的（选填）', 'Shop where you bought it (optional)', '在哪家店買的（選填）'),
  link: t(
    '网店或商品链接（选填）',
    'Link to the shop or product (optional)',
    '網店或商品連結（選填）',
  ),
  linkHint: t(
    '以 https:// 或 http:// 开头',
    'Starts with https:// or http://',
    '以 https:// 或 http:// 開頭',
  ),
  linkWrong: t(
    '请输入完整的链接，以 https:// 或 http:// 开头',
    'Please enter the full link, starting with https:// or http://',
    '請輸入完整的連結，以 https:// 或 http:// 開頭',
  ),
  photos: t('照片（选填）', 'Photos (optional)', '照片（選填）'),
  place: t(
    '告诉厂家我现在的位置',
    'Share my current location with the manufacturer',
    '告訴廠商我現在的位置',
  ),
  placeHint: t(
    '选填。点击后浏览器会征求您的同意，只用于这次举报。',
    'Optional. Your browser asks for your consent, and your location is used for this report only.',
    '選填。點擊後瀏覽器會徵求您的同意，只用於這次檢舉。',
  ),
  placeTaken: t('已附上位置', 'Location added', '已附上位置'),
  placeRefused: t(
    '没有取得位置，可以不附位置直接提交。',
    'Your location could not be determined. You can send the report without it.',
    '沒有取得位置，可以不附位置直接提交。',
  ),
  contact: t(
    '联系方式（选填）：留下手机号，可以凭编号查看厂家的答复。',
    'Contact (optional): leave a phone number to look up the manufacturer’s reply with the report number.',
    '聯絡方式（選填）：留下手機號碼，可以憑編號查看廠商的回覆。',
  ),
  name: t('怎么称呼您（选填）', 'Your name (optional)', '怎麼稱呼您（選填）'),
  phone: t('手机号（选填）', 'Phone number (optional)', '手機號碼（選填）'),
  send: t('提交举报', 'Send report', '提交檢舉'),
  sent: t('举报已提交', 'Your report has been sent', '檢舉已提交'),
  sentLine: t(
    '谢谢您。请保存这个页面或记下编号，厂家的答复会显示在这里。',
    'Thank you. Please keep this page or note the number: the manufacturer’s reply is shown here.',
    '謝謝您。請儲存這個頁面或記下編號，廠商的回覆會顯示在這裡。',
  ),
  progress: t('举报进度', 'Your report', '檢舉進度'),
  number: t('举报编号', 'Report number', '檢舉編號'),
  product: t('产品', 'Product', '產品'),
  status: t('当前状态', 'Status', '目前狀態'),
  time: t('提交时间', 'Sent', '提交時間'),
  reply: t('厂家答复', 'Manufacturer’s reply', '廠商回覆'),
  noReply: t('厂家还没有答复。', 'The manufacturer has not replied yet.', '廠商還沒有回覆。'),
  track: t('查看举报进度', 'Track a report', '查看檢舉進度'),
  trackNone: t(
    '没有找到，请核对编号和手机号后四位。没有留手机号的举报，只能用提交后的页面查看。',
    'Not found. Please check the report number and the last four digits of your phone number. A report without a phone number can only be tracked on the page shown after sending.',
    '沒有找到，請核對編號和手機號碼後四碼。沒有留手機號碼的檢舉，只能用提交後的頁面查看。',
  ),
  nobody: t(
    '不知道这个编码属于哪家企业，无法在这里举报。可以把照片和购买地点告诉产品包装上的厂家。',
    'We don’t know which company this code belongs to, so it can’t be reported here. Please contact the manufacturer named on the packaging.',
    '不知道這個編碼屬於哪家企業，無法在這裡檢舉。可以把照片和購買地點告訴產品包裝上的廠商。',
  ),
  askCode: t(
    '请输入要举报的产品上的编码。',
    'Please enter the code on the product you want to report.',
    '請輸入要檢舉的產品上的編碼。',
  ),
  goOn: t('继续', 'Continue', '繼續'),
} as const;
