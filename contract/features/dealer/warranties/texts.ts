import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import { t } from '#contract/text.ts';

export const dealerWarrantyTexts = {
  one: t('质保', 'warranty', '保固'),
  line: t('您替客户登记的质保', 'Warranties you registered for customers', '您替客戶登記的保固'),
  fields: {
    code: t('编码', 'Code', '編碼'),
    codes: t('编码', 'Codes', '編碼'),
    part_name: t('产品', 'Product', '產品'),
    name: t('客户', 'Customer', '客戶'),
    phone: t('客户手机号', 'Customer’s phone number', '客戶手機號碼'),
    active_time: t('登记时间', 'Registered', '登記時間'),
    start_time: t('质保开始', 'Warranty from', '保固開始'),
    expire_time: t('质保到期', 'Warranty until', '保固到期'),
    state: t('状态', 'Status', '狀態'),
    keyword: t('编码、客户手机号', 'Code or customer’s phone number', '編碼、客戶手機號碼'),
  },
  states: warrantyMoves.states,
  empty: {
    title: t('还没有登记过质保', 'No warranties yet', '還沒有登記過保固'),
    hint: t(
      '登记销售时勾选“同时开始质保”，或在这里给卖出的商品登记。',
      'Tick “Start the warranty now” when you record a sale, or register products you have already sold here.',
      '登記銷售時勾選「同時開始保固」，或在這裡為賣出的商品登記。',
    ),
  },
  activated: t('已登记 {n} 件商品的质保', 'Warranties registered: {n}', '已登記 {n} 件商品的保固'),
  errors: {
    already: t(
      '“{code}”的质保已经登记过',
      'The warranty of {code} is already registered',
      '「{code}」的保固已經登記過',
    ),
    notSold: t(
      '“{code}”现在是“{state}”，卖出后才能登记质保',
      '{code} is “{state}”; a warranty can be registered once it is sold',
      '「{code}」現在是「{state}」，賣出後才能登記保固',
    ),
  },
} as const;
