import { t } from '#contract/text.ts';

export const labelsTexts = {
  add: t('新建标签', 'New label', '新增標籤'),
  actions: {
    design: t('设计', 'Design', '設計'),
    print: t('打印', 'Print', '列印'),
    preview: t('预览与下载', 'Preview and download', '預覽與下載'),
    rename: t('重命名', 'Rename', '重新命名'),
    copy: t('复制', 'Copy', '複製'),
  },
  copyOf: t('{name} 副本', 'Copy of {name}', '{name} 副本'),
  copyTitle: t('复制标签模板', 'Copy label template', '複製標籤範本'),
  changed: t('草稿有改动', 'Draft changed', '草稿有改動'),
  parts: t('{n} 种物料', '{n} {n:part|parts}', '{n} 種物料'),
  size: t('{width} × {height} mm', '{width} × {height} mm', '{width} × {height} mm'),
  create: t('创建并设计', 'Create and design', '建立並設計'),
  createOnly: t('创建', 'Create', '建立'),
  newTitle: t('新建标签模板', 'New label template', '新增標籤範本'),
  starters: t('从常用尺寸开始', 'Start from a common size', '從常用尺寸開始'),
} as const;
