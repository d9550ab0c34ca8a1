import { t } from '#contract/text.ts';

/** Texts for previewing a page before it is published. */
export const pageDraftTexts = {
  fields: {
    code: t('序列号', 'Serial number', '序號'),
    language: t('语言', 'Language', '語言'),
    id: t('页面', 'Page', '頁面'),
    ids: t('产品', 'Products', '產品'),
  },
  done: {
    draftLink: t('链接一小时内有效', 'The link is valid for one hour', '連結一小時內有效'),
    endDraftLinks: t('链接已失效', 'Links revoked', '連結已失效'),
  },
  /** On the phone that previews a draft. */
  bar: {
    title: t('草稿预览', 'Draft preview', '草稿預覽'),
    until: t('{time} 前有效', 'Valid until {time}', '{time} 前有效'),
    state: t('状态', 'Status', '狀態'),
    show: t('显示', 'Show', '顯示'),
    live: t('实时更新', 'Live', '即時更新'),
    lost: t('连接已断开', 'Connection lost', '連線已中斷'),
    realCode: t('序列号 {code}', 'Serial number {code}', '序號 {code}'),
    over: t('预览链接已失效', 'This preview link has expired', '預覽連結已失效'),
    overNext: t(
      '请在页面设计中重新扫描二维码。',
      'Please scan a new QR code in the page designer.',
      '請在頁面設計中重新掃描 QR Code。',
    ),
  },
  /** The states a page can be previewed in. */
  states: {
    first: t('首次查询', 'First check', '首次查詢'),
    repeat: t('重复查询', 'Checked before', '重複查詢'),
    suspicious: t('疑似仿冒', 'Suspected copy', '疑似仿冒'),
    inactive: t('未激活', 'Not activated', '未啟用'),
    active: t('已激活', 'Activated', '已啟用'),
    expired: t('质保已过期', 'Warranty expired', '保固已過期'),
    unknown: t('未找到', 'Not found', '未找到'),
    bare: t('没有记录', 'No records', '沒有紀錄'),
    many: t('记录很多', 'Many records', '紀錄很多'),
  },
  errors: {
    unknownCode: t(
      '本企业没有这个序列号',
      'Your company doesn’t have this serial number',
      '本企業沒有這個序號',
    ),
  },
};
