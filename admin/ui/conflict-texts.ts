import { t } from '#contract/text.ts';

export const conflictTexts = {
  now: t('现为', 'Current', '現為'),
  mine: t('您填写', 'Your input', '您填寫'),
  taken: t('已带入表单', 'Filled in', '已帶入表單'),
  take: t('采用现在的值', 'Use current value', '採用現在的值'),
  next: t(
    '您填写的内容都还在；再次保存将以表单中的内容为准。',
    'Your input has been kept. Saving again will use the values in the form.',
    '您填寫的內容都還在；再次儲存將以表單中的內容為準。',
  ),
} as const;
