import { t } from '../text.ts';

/** The texts of the page on which consumers look for products of a brand. */
export const searchPageTexts = {
  title: t('查找产品', 'Find a product', '尋找產品'),
  words: t('产品名称或型号', 'Product name or model', '產品名稱或型號'),
  go: t('查找', 'Search', '尋找'),
  some: t('找到 {n} 个产品', '{n} {n:product|products} found', '找到 {n} 個產品'),
  many: t(
    '找到很多，显示前 {n} 个，请输入更完整的名称',
    'Many products found. Here are the first {n}; type more of the name',
    '找到很多，顯示前 {n} 個，請輸入更完整的名稱',
  ),
  none: t(
    '没有名称或型号中含“{words}”的产品',
    'No product has “{words}” in its name or model',
    '沒有名稱或型號中含「{words}」的產品',
  ),
  gone: t(
    '链接已过期，请重新扫描产品上的码再查找。',
    'This link has expired. Please scan the code on a product again, then search.',
    '連結已過期，請重新掃描產品上的碼再尋找。',
  ),
} as const;
