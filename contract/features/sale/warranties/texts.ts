import { consentTexts } from '#contract/consents.ts';
import { t, type Text } from '#contract/text.ts';
import type { WarrantyStepKind } from './kinds.ts';
import { warrantyMoves } from './moves.ts';

export const warrantyTexts = {
  one: t('质保', 'warranty', '保固'),
  line: t(
    '消费者激活的、经销商登记的质保：何时何地、还剩多久',
    'Warranties activated by consumers or registered by dealers: when, where, and until when',
    '消費者啟用的、經銷商登記的保固：何時何地、還剩多久',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    id: t('质保', 'Warranty', '保固'),
    code: t('编码', 'Code', '編碼'),
    part_id: t('产品', 'Product', '產品'),
    part_name: t('产品', 'Product', '產品'),
    name: t('持有人', 'Owner', '持有人'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    place: t('激活地', 'Activated in', '啟用地'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    dealer_name: t('经销商', 'Dealer', '經銷商'),
    policy_id: t('质保政策', 'Warranty policy', '保固政策'),
    policy_name: t('质保政策', 'Warranty policy', '保固政策'),
    active_time: t('激活时间', 'Activated', '啟用時間'),
    start_time: t('质保开始', 'Warranty from', '保固開始'),
    expire_time: t('质保到期', 'Warranty until', '保固到期'),
    expiring: t('即将到期', 'Ending soon', '即將到期'),
    state: t('状态', 'Status', '狀態'),
    months: t('延长月数', 'Months to add', '延長月數'),
    granted_months: t('质保期（月）', 'Warranty (months)', '保固期（月）'),
    extended_months: t('已延长（月）', 'Extended (months)', '已延長（月）'),
    reason: t('原因', 'Reason', '原因'),
    transfer_time: t('转让时间', 'Transferred', '轉讓時間'),
    void_time: t('失效时间', 'Ended', '失效時間'),
    void_reason: t('作废原因', 'Reason for voiding', '作廢原因'),
    replaces_code: t('换自', 'Replaces', '換自'),
    replaced_by_code: t('换为', 'Replaced by', '換為'),
    old_sn: t('旧产品的编码', 'Code of the old unit', '舊產品的編碼'),
    new_sn: t('新产品的编码', 'Code of the new unit', '新產品的編碼'),
    terms: t('质保条款', 'Terms', '保固條款'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    keyword: t('编码、完整手机号', 'Code or full phone number', '編碼、完整手機號碼'),
  },
  states: warrantyMoves.states,
  /** Within how many days it ends. */
  within: t('{n} 天内', 'Within {n} days', '{n} 天內'),
  steps: {
    extended: t('延长 {n} 个月', 'Extended by {n} {n:month|months}', '延長 {n} 個月'),
    transferred: t('转让', 'Transferred', '轉讓'),
    voided: t('作废', 'Voided', '作廢'),
    replaced: t('换新，由 {code} 接替', 'Replaced by {code}', '換新，由 {code} 接替'),
    inherited: t('承接 {code} 的质保', 'Took over the warranty of {code}', '承接 {code} 的保固'),
  } satisfies Record<WarrantyStepKind, Text>,
  replaced: t(
    '{code} 已接替原产品，质保到期日不变',
    '{code} took over; the warranty ends on the same day',
    '{code} 已接替原產品，保固到期日不變',
  ),
  /** Why codes moved, in the timelines of both. */
  trace: {
    old: t('换新为 {code}', 'Replaced by {code}', '換新為 {code}'),
    new: t('换自 {code}', 'Replaces {code}', '換自 {code}'),
  },
  empty: {
    title: t('还没有质保', 'No warranties yet', '還沒有保固'),
    hint: t(
      '消费者扫码激活产品，或经销商登记客户后，质保就会出现在这里。',
      'Warranties appear here once consumers activate products or dealers register customers.',
      '消費者掃碼啟用產品，或經銷商登記客戶後，保固就會出現在這裡。',
    ),
  },
  errors: {
    wrongState: t(
      '“{code}”的质保是“{state}”，不能{move}',
      '“{move}” is not possible: the warranty of {code} has the status “{state}”',
      '「{code}」的保固是「{state}」，不能{move}',
    ),
    tooLong: t(
      '最多一共延长 {n} 个月',
      'A warranty can be extended by {n} months in total',
      '最多一共延長 {n} 個月',
    ),
    unknown: t('没有找到这个编码', 'This code was not found', '沒有找到這個編碼'),
    same: t('新旧产品不能是同一件', 'The new unit must be a different one', '新舊產品不能是同一件'),
    notUnit: t('这是箱码或托盘码', 'This is the code of a box or pallet', '這是箱碼或棧板碼'),
    noWarranty: t(
      '旧产品没有激活过，没有可承接的质保',
      'The old unit was never activated; there is no warranty to take over',
      '舊產品沒有啟用過，沒有可承接的保固',
    ),
    ended: t(
      '旧产品的质保是“{state}”，不能换新',
      'The warranty of the old unit has the status “{state}”',
      '舊產品的保固是「{state}」，不能換新',
    ),
    taken: t(
      '旧产品已换为 {code}',
      'The old unit was already replaced by {code}',
      '舊產品已換為 {code}',
    ),
    notReady: t(
      '新产品现在是“{state}”，发货或卖出后才能接替',
      'The new unit is “{state}”; it can take over once it is shipped or sold',
      '新產品現在是「{state}」，出貨或賣出後才能接替',
    ),
    busy: t(
      '它在单据 {document} 中，请先处理那张单据',
      'It is in {document}; please finish that first',
      '它在單據 {document} 中，請先處理那張單據',
    ),
    hasOwner: t(
      '新产品已经激活，有自己的质保',
      'The new unit is already activated and has a warranty of its own',
      '新產品已經啟用，有自己的保固',
    ),
  },
} as const;
