import { linkHint } from '#admin/ui/rich-text/link-hint.ts';
import { t } from '#contract/text.ts';

/** What is said about links, and about choosing products. */
export const linkTexts = {
  types: {
    '10': t('内部链接', 'Internal link', '內部連結'),
    '11': t('外部链接', 'External link', '外部連結'),
  },
  accessible: linkHint,
  choosePage: t('选择页面', 'Choose a page', '選擇頁面'),
  pages: {
    '/template': t('产品查询页', 'Product check', '產品查詢頁'),
    '/security': t('防伪验证', 'Security check', '防偽驗證'),
    '/activation': t('质保激活', 'Warranty activation', '保固啟用'),
    '/repair': t('申请维修', 'Request a repair', '申請維修'),
    '/afterrecords': t('售后记录', 'After-sales records', '售後紀錄'),
    '/help': t('帮助', 'Help', '說明'),
  },
  product: t('产品 {gtin}', 'Product {gtin}', '產品 {gtin}'),
  chooseProduct: t('选择产品', 'Choose a product', '選擇產品'),
  chooseProducts: t('选择产品', 'Choose products', '選擇產品'),
  dialog: {
    type: t('类型', 'Type', '類型'),
    types: {
      2: t('图书', 'Books', '圖書'),
      5: t('其他', 'Other', '其他'),
      11: t('外部链接', 'External link', '外部連結'),
    },
    search: t('搜索产品名称、编号或型号', 'Name, code or model', '搜尋產品名稱、編號或型號'),
    options: t('产品', 'Products', '產品'),
    noGtin: t('没有商品条码，不能链接', 'Can’t be linked without a GTIN', '沒有商品條碼，不能連結'),
    nothing: t('没有符合的产品', 'No matching products', '沒有符合的產品'),
    failed: t('产品加载失败', 'Couldn’t load the products', '產品載入失敗'),
    retry: t('重试', 'Try again', '重試'),
    loading: t('正在加载产品', 'Loading products', '正在載入產品'),
    chosen: t('已选 {n} / {max}', '{n} / {max} selected', '已選 {n} / {max}'),
    use: t('使用', 'Use', '使用'),
    cancel: t('取消', 'Cancel', '取消'),
    close: t('关闭', 'Close', '關閉'),
    link: t('链接', 'Link', '連結'),
    pick: t('请选择一个产品', 'Please choose a product', '請選擇一個產品'),
  },
  ask: {
    title: t('放弃已输入的信息？', 'Discard your input?', '放棄已輸入的資訊？'),
    text: t(
      '关闭后，已输入的信息将丢失。',
      'Your input will be lost.',
      '關閉後，已輸入的資訊將遺失。',
    ),
    yes: t('放弃', 'Discard', '放棄'),
    no: t('继续选择', 'Keep choosing', '繼續選擇'),
  },
  chosen: {
    remove: t('移除 {name}', 'Remove {name}', '移除 {name}'),
    gone: t('产品 {id}（已不存在）', 'Product {id} (no longer exists)', '產品 {id}（已不存在）'),
  },
} as const;
