import { t } from '#contract/text.ts';

export const pageFigureTexts = {
  title: t('“{name}”的效果统计', 'Figures of “{name}”', '「{name}」的成效統計'),
  days: t('日期', 'Dates', '日期'),
  none: t('这些天还没有统计', 'No figures on these days', '這些天還沒有統計'),
  noneHint: t(
    '页面发布并应用到产品后，消费者扫码打开它，这里就会有统计。',
    'They appear once the page is published and assigned, and consumers open it.',
    '頁面發布並套用到產品後，消費者掃碼開啟它，這裡就會有統計。',
  ),
  all: t('全部版本', 'All versions', '全部版本'),
  byVersion: t('各版本', 'By version', '各版本'),
  version: t('版本', 'Version', '版本'),
  nth: t('第 {n} 版', 'Version {n}', '第 {n} 版'),
  byBlock: t('第 {n} 版各模块的点击', 'Taps by block, version {n}', '第 {n} 版各模組的點擊'),
  noTaps: t(
    '这些天没有人点击第 {n} 版上的链接或按钮。',
    'Nobody tapped a link or button of version {n} on these days.',
    '這些天沒有人點擊第 {n} 版上的連結或按鈕。',
  ),
  place: t('第 {n} 个', 'No. {n}', '第 {n} 個'),
  unknown: t('未知模块', 'Unknown block', '未知模組'),
  figures: {
    views: t('浏览', 'Views', '瀏覽'),
    taps: t('点击', 'Taps', '點擊'),
    products: t('待激活产品', 'Products to activate', '待啟用產品'),
    activations: t('已激活', 'Activated', '已啟用'),
    rate: t('激活率', 'Activation rate', '啟用率'),
  },
  meaningsTitle: t('数字的含义', 'What is counted', '數字的含義'),
  meanings: {
    views: t(
      '页面每打开一次算一次，刷新也算；设计时的预览不算。',
      'Each time the page was opened, reloads included. Previews while designing don’t count.',
      '頁面每開啟一次算一次，重新整理也算；設計時的預覽不算。',
    ),
    taps: t(
      '点击模块里的链接、按钮和选项卡，每点一次算一次。关闭了脚本的浏览器不算。',
      'Each tap on a link, button or tab of a block. Browsers without scripts are not counted.',
      '點擊模組裡的連結、按鈕與頁籤，每點一次算一次。關閉了指令碼的瀏覽器不算。',
    ),
    products: t(
      '看到本页时还可以激活的产品。{days} 天内每个产品只算一次，算在它最先看到的版本和那一天。',
      'Products that could still be activated when they showed the page. Each counts once in {days} days, for the version that it showed first and on that day.',
      '看到本頁時還可以啟用的產品。{days} 天內每個產品只算一次，算在它最先看到的版本與那一天。',
    ),
    activations: t(
      '这些产品中，之后 {days} 天内由消费者自己激活的。',
      'Those of these products that their buyers activated within {days} days afterwards.',
      '這些產品中，之後 {days} 天內由消費者自己啟用的。',
    ),
    rate: t(
      '已激活除以待激活产品。最近几天看到页面的产品，之后还可能激活。',
      'Activated products divided by products to activate. Products of the last few days may still be activated.',
      '已啟用除以待啟用產品。最近幾天看到頁面的產品，之後還可能啟用。',
    ),
  },
};
