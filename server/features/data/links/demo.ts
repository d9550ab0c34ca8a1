import { linkInput } from '#contract/features/data/links/contract.ts';
import { demoOfPlatform } from '#server/records/demo-rows.ts';

export const linkDemo = demoOfPlatform('link', linkInput, [
  { name: '中国物品编码中心', url: 'https://www.gs1cn.org/', sort: 10 },
  { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/', sort: 20 },
  { name: '国家标准全文公开系统', url: 'https://openstd.samr.gov.cn/', sort: 30 },
]);
