import { t } from '#contract/text.ts';

export const lookTexts = {
  nth: t('第 {n} 版', 'Version {n}', '第 {n} 版'),
  preview: t('预览“{name}”', 'Preview “{name}”', '預覽「{name}」'),
  scene: t('场景', 'Scenario', '情境'),
  language: t('语言', 'Language', '語言'),
  scenes: {
    first: t('首次查询', 'First check', '首次查詢'),
    repeat: t('重复查询', 'Checked before', '重複查詢'),
    suspicious: t('疑似仿冒', 'Suspected copy', '疑似仿冒'),
    inactive: t('未激活', 'Not activated', '未啟用'),
    active: t('已激活', 'Activated', '已啟用'),
    expired: t('已过保', 'Expired', '已過保'),
    unknown: t('未知编码', 'Unknown code', '未知編碼'),
    bare: t('没有记录', 'No records', '沒有紀錄'),
    many: t('记录很多', 'Many records', '紀錄很多'),
  },
};
