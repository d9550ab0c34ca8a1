import { t } from '#contract/text.ts';

export const reportsPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收合詳細資料'),
  title: t('举报 {code}', 'Report {code}', '檢舉 {code}'),
  known: t('编码存在', 'Code exists', '編碼存在'),
  unknown: t('编码不存在', 'Code does not exist', '編碼不存在'),
  position: t('举报人提供的位置', 'Location given by the reporter', '檢舉人提供的位置'),
  place: t('网络地址所在地', 'Location of the IP address', '網路位址所在地'),
  person: t('联系人', 'Contact', '聯絡人'),
  anonymous: t('未留姓名', 'No name given', '未留姓名'),
  noPhone: t('未留手机号', 'No phone number given', '未留手機號碼'),
  outside: t(
    '链接由举报人填写，可能不安全',
    'The reporter entered this link; it may not be safe',
    '連結由檢舉人填寫，可能不安全',
  ),
  reply: t('答复举报人', 'Reply', '回覆檢舉人'),
  replyHint: t(
    '举报人查询进度时会看到',
    'The reporter sees this when tracking the report',
    '檢舉人查詢進度時會看到',
  ),
  reasonHint: t('只有本企业能看到', 'Visible to your company only', '只有本企業能看到'),
  toIncident: t('查看事件 {code}', 'Open incident {code}', '檢視事件 {code}'),
} as const;
