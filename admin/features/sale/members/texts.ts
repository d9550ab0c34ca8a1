import { t } from '#contract/text.ts';

export const membersPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收合詳細資料'),
  unnamed: t('未留姓名', 'No name given', '未留姓名'),
  owned: t('质保', 'Warranties', '保固'),
  requests: t('维修', 'Repairs', '維修'),
  reports: t('假货举报', 'Reports of fakes', '仿品檢舉'),
  surveys: t('调查回答', 'Survey answers', '調查回答'),
  collected: t('在本企业所得积分', 'Points earned with us', '在本企業所得點數'),
  none: t('没有', 'None', '沒有'),
  amount: t('+{n} 积分', '+{n} {n:point|points}', '+{n} 點'),
} as const;
