import { t } from '#contract/text.ts';
import { address, choices, linkType, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const crowdOperation = block({
  type: 'crowdoperation',
  group: 'more',
  icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 10h.01',
  name: t('人群运营', 'Audience content', '人群營運'),
  line: t('只给某类访客看的内容', 'Content shown only to certain visitors', '只給某類訪客看的內容'),
  fields: {
    audience: {
      ...choices(
        t('对谁显示', 'Shown to', '對誰顯示'),
        [],
        [
          { value: 'first', label: t('首次查询', 'First check', '首次查詢') },
          { value: 'repeat', label: t('重复查询', 'Checked before', '重複查詢') },
          { value: 'suspicious', label: t('存疑', 'Suspicious', '存疑') },
          { value: 'inactive', label: t('未激活质保', 'Warranty not activated', '未啟用保固') },
          { value: 'activated', label: t('质保期内', 'In warranty', '保固期內') },
          { value: 'expired', label: t('质保已过期', 'Warranty expired', '保固已過期') },
          { value: 'unknown', label: t('未查到的码', 'Code not found', '未查到的碼') },
        ],
      ),
      hint: t('不选则对所有人显示', 'Leave empty to show it to everyone', '不選則對所有人顯示'),
    },
    text: phrase(t('文字', 'Text', '文字'), { initial: '', max: 200, rows: 3 }),
    img: picture(t('图片', 'Picture', '圖片')),
    linktype: linkType(t('链接类型', 'Link type', '連結類型')),
    http: address(t('链接', 'Link', '連結')),
  },
});
