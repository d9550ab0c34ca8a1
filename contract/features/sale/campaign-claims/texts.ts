import { consentTexts } from '#contract/consents.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { t } from '#contract/text.ts';

export const claimTexts = {
  one: t('领奖记录', 'prize claim', '領獎紀錄'),
  line: t(
    '谁用哪个码参与了活动，中了什么',
    'Who took part with which code, and what they won',
    '誰用哪個碼參加了活動，中了什麼',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    id: t('领奖记录', 'Prize claim', '領獎紀錄'),
    campaign_id: t('营销活动', 'Campaign', '行銷活動'),
    campaign_code: t('活动编号', 'Campaign number', '活動編號'),
    campaign_name: t('营销活动', 'Campaign', '行銷活動'),
    identifier_id: t('标识', 'Code', '標識'),
    serial_number: t('产品码', 'Product code', '產品碼'),
    part_id: t('产品', 'Product', '產品'),
    part_name: t('产品', 'Product', '產品'),
    prize_id: t('奖项', 'Prize', '獎項'),
    prize_name: t('奖项', 'Prize', '獎項'),
    kind: t('种类', 'Type', '種類'),
    amount: t('金额', 'Value', '金額'),
    points: t('积分', 'Points', '點數'),
    code: t('红包码', 'Red-packet code', '紅包碼'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    province: t('省份', 'Province', '省份'),
    city: t('城市', 'City', '城市'),
    is_won: t('是否中奖', 'Won', '是否中獎'),
    keyword: t('产品码、完整手机号', 'Product code or full phone number', '產品碼、完整手機號碼'),
    create_time: t('参与时间', 'Took part', '參加時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  kinds: campaignTexts.kinds,
  won: {
    true: t('中奖', 'Won', '中獎'),
    false: t('未中奖', 'No prize', '未中獎'),
  },
  nothing: t('未中奖', 'No prize', '未中獎'),
  empty: {
    title: t('还没有人参与', 'Nobody has taken part yet', '還沒有人參加'),
    hint: t(
      '消费者在页面上领奖后，会出现在这里。',
      'Claims that consumers make on a page appear here.',
      '消費者在頁面上領獎後，會出現在這裡。',
    ),
  },
} as const;
