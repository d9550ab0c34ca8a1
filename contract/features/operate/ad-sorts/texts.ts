import { t } from '#contract/text.ts';

export const adSortTexts = {
  one: t('广告位', 'ad slot', '廣告位'),
  line: t(
    '广告出现的位置、尺寸与数量',
    'Position, size and number of ads',
    '廣告出現的位置、尺寸與數量',
  ),
  fields: {
    code: t('编码', 'Code', '編碼'),
    name: t('名称', 'Name', '名稱'),
    place: t('位置', 'Position', '位置'),
    width: t('宽', 'Width', '寬'),
    height: t('高', 'Height', '高'),
    size: t('尺寸', 'Size', '尺寸'),
    most: t('最多显示', 'Max. shown', '最多顯示'),
    is_carousel: t('展示方式', 'Display', '展示方式'),
    ads: t('广告数', 'Ads', '廣告數'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('编码、名称', 'Code or name', '編碼、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  ways: {
    true: t('轮播', 'Carousel', '輪播'),
    false: t('平铺', 'Side by side', '平鋪'),
  },
  hints: {
    code: t(
      '小写字母开头，字母、数字、横线或下划线',
      'Starts with a lower-case letter; letters, digits, hyphens or underscores',
      '小寫字母開頭，字母、數字、橫線或底線',
    ),
    size: t(
      '图片按此比例留出位置，加载时页面不跳动',
      'Reserves space for pictures so that the page doesn’t jump while loading',
      '圖片按此比例留出位置，載入時頁面不跳動',
    ),
    is_carousel: t('开启后多条广告轮流显示', 'If enabled, ads rotate', '開啟後多則廣告輪流顯示'),
  },
  empty: {
    title: t('还没有广告位', 'No ad slots yet', '還沒有廣告位'),
    hint: t(
      '先定义位置和尺寸，再添加广告。',
      'Define position and size first, then add ads.',
      '先定義位置和尺寸，再新增廣告。',
    ),
  },
} as const;
