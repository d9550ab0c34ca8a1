import type { Verdict } from '../codes/verdicts.ts';
import { t, type Text } from '../text.ts';

/** Texts of the help page for consumers. */
export const helpTexts = {
  title: t('查询帮助', 'Help with product checks', '查詢說明'),
  line: t(
    '每件产品有一个自己的码。扫一扫，就知道它是不是原厂的、被查过几次。',
    'Every product has its own code. Scan it to see whether it is genuine and how often it was checked.',
    '每件產品有一個自己的碼。掃描一下，就知道它是不是原廠的、被查過幾次。',
  ),
  how: t('怎么查询', 'How to check', '怎麼查詢'),
  steps: [
    t(
      '用手机相机或微信扫描标签上的二维码，或在查询页输入码。',
      'Scan the code on the label with your phone’s camera, or enter it on the check page.',
      '用手機相機或微信掃描標籤上的 QR Code，或在查詢頁輸入碼。',
    ),
    t(
      '看结论：印章完整为正品；查询次数和首次查询时间在下面。',
      'Look at the verdict: a complete seal means genuine. The number of checks and the time of the first one are below.',
      '看結論：印章完整為正品；查詢次數和首次查詢時間在下面。',
    ),
    t(
      '标签有涂层时，刮开后输入下面的数字再验证一次。这些数字只有您看得到。',
      'If the label has a scratch layer, scratch it off and verify the digits underneath as well. Only you can see them.',
      '標籤有塗層時，刮開後輸入下面的數字再驗證一次。這些數字只有您看得到。',
    ),
  ],
  check: t('去查询', 'Check a product', '去查詢'),
  meanings: t('结论是什么意思', 'What the verdicts mean', '結論是什麼意思'),
  /** What each verdict means, in the order in which people see them. */
  verdicts: {
    GENUINE_FIRST: t(
      '码是企业发出的，您是第一个查询的人。放心使用。',
      'The company issued this code and you are the first to check it. You can use the product with confidence.',
      '碼是企業發出的，您是第一個查詢的人。放心使用。',
    ),
    GENUINE_REPEAT: t(
      '码是企业发出的，之前也有人查过。自己或店家查过是正常的；如果次数或地点与您所知不符，请留意。',
      'The company issued this code and it was checked before. That is normal if you or the shop did so; if the number or places don’t match what you know, be careful.',
      '碼是企業發出的，之前也有人查過。自己或店家查過是正常的；如果次數或地點與您所知不符，請留意。',
    ),
    CAUTION: t(
      '短时间内有多台设备查过它：可能只是店里多人试扫，也可能有人复制标签，请核对包装。如果写着暂停使用或尚未出厂，请先不要使用，联系企业问清楚。',
      'Several devices checked it within a short time: people in a shop may have tried it, or the label was copied, so compare the packaging. If it says that the code is suspended or that the product has not left the factory, do not use it before you have asked the company.',
      '短時間內有多台裝置查過它：可能只是店裡多人試掃，也可能有人複製標籤，請核對包裝。如果寫著暫停使用或尚未出廠，請先不要使用，聯絡企業問清楚。',
    ),
    SUSPECT_CLONE: t(
      '查询的设备或地点太多，标签很可能被复制。您手上的可能不是原厂产品。',
      'Checked by too many devices or in too many places: the label was probably copied. Your product may not be genuine.',
      '查詢的裝置或地點太多，標籤很可能被複製。您手上的可能不是原廠產品。',
    ),
    NOT_ACTIVATED: t(
      '企业还没有启用这个码，产品不应出现在市场上。',
      'The company has not activated this code yet; the product should not be on sale.',
      '企業還沒有啟用這個碼，產品不應出現在市場上。',
    ),
    RECALLED: t(
      '企业正在召回这批产品。请停止使用，联系企业退换。',
      'The company is recalling this product. Please stop using it and contact the company for a return.',
      '企業正在召回這批產品。請停止使用，聯絡企業退換。',
    ),
    VOID: t(
      '企业已作废这个码，带着它的产品不能信任。',
      'The company has voided this code; do not trust a product that carries it.',
      '企業已作廢這個碼，帶著它的產品不能信任。',
    ),
    UNKNOWN: t(
      '系统里没有这个码。先核对每一位；仍查不到，产品可能不是这家企业的。',
      'This code does not exist. Compare every character first; if it still isn’t found, the product may not be from this company.',
      '系統裡沒有這個碼。先核對每一位；仍查不到，產品可能不是這家企業的。',
    ),
    MALFORMED: t(
      '扫到或输入的内容不是产品码，请找标签上的另一个码再试。',
      'What you scanned or entered is not a product code; look for another code on the label.',
      '掃到或輸入的內容不是產品碼，請找標籤上的另一個碼再試。',
    ),
    THROTTLED: t(
      '同一网络查询太频繁，过几分钟再试，与产品真伪无关。',
      'Too many checks from the same network. Try again in a few minutes; this says nothing about the product.',
      '同一網路查詢太頻繁，過幾分鐘再試，與產品真偽無關。',
    ),
  } satisfies Record<Verdict, Text>,
  worried: t('觉得可疑怎么办', 'If something seems wrong', '覺得可疑怎麼辦'),
  worriedSteps: [
    t(
      '先不要使用产品，吃的不要吃。',
      'Do not use the product yet; do not eat or drink it.',
      '先不要使用產品，吃的不要吃。',
    ),
    t(
      '保留包装、标签和购买凭证，拍照留存。',
      'Keep packaging, label and receipt, and take photos.',
      '保留包裝、標籤和購買憑證，拍照留存。',
    ),
    t(
      '联系购买处，说明查询结论和码。',
      'Contact the shop and tell them the verdict and the code.',
      '聯絡購買處，說明查詢結論和碼。',
    ),
    t(
      '按包装上的电话联系企业核实；仍不能解决，可拨打 12315 投诉举报（中国大陆）。',
      'Call the company at the number on the packaging; in mainland China you can also call 12315 to file a complaint.',
      '按包裝上的電話聯絡企業核實；仍不能解決，在中國大陸可撥打 12315 投訴檢舉。',
    ),
  ],
  service: t('售后', 'After-sales', '售後'),
  serviceLine: t(
    '在产品页面可以激活质保、申请维修；已提交的维修，凭单号和手机号后四位查询进度。',
    'On the product page you can activate the warranty and request a repair. To track a repair, use its number and the last four digits of your phone number.',
    '在產品頁面可以啟用保固、申請維修；已提交的維修，憑單號和手機號碼後四碼查詢進度。',
  ),
} as const;
