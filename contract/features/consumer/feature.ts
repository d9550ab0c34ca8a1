import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const consumer = feature('consumer', {
  resource: 'api',
  title: t('公众页面', 'Public pages', '公眾頁面'),
  log: {
    active: t('激活产品', 'Activated a product', '啟用產品'),
    activeSms: t('发送激活验证码', 'Sent a code for an activation', '發送啟用驗證碼'),
    repair: t('提交维修申请', 'Requested a repair', '提交維修申請'),
  },
});
