import { t } from '#contract/text.ts';

export const conflictTexts = {
  now: t('现为', 'Now', '現為'),
  mine: t('您填写', 'You typed', '您填寫'),
  taken: t('已带入表单', 'Taken into the form', '已帶入表單'),
  take: t('采用现在的值', 'Take the value of now', '採用現在的值'),
  next: t(
    '您填写的内容都还在；再次保存将以表单中的内容为准。',
    'Everything you typed is still here; saving again keeps what the form shows.',
    '您填寫的內容都還在；再次儲存將以表單中的內容為準。',
  ),
} as const;
