import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const consumer = feature('consumer', {
  resource: 'api',
  title: t('公众页面', 'Public pages', '公眾頁面'),
  log: {
    active: t('激活产品', 'Activated a product', '啟用產品'),
    activeSms: t('发送激活验证码', 'Sent a code for an activation', '傳送啟用驗證碼'),
    collect: t('领取首次查询积分', 'Collected points for a first scan', '領取首次查詢點數'),
    report: t('举报假货', 'Reported a fake', '檢舉仿品'),
    repair: t('提交维修申请', 'Requested a repair', '提交維修申請'),
    repairQuote: t('客户答复维修报价', 'Answered a repair quotation', '客戶回覆維修報價'),
  },
});
