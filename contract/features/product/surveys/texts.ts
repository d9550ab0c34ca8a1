import { consentTexts } from '#contract/consents.ts';
import { t } from '#contract/text.ts';

export const surveyTexts = {
  one: t('调查回答', 'survey answer', '調查回答'),
  line: t(
    '消费者在页面的表单中提交的回答',
    'Answers that consumers submitted in the forms on your pages',
    '消費者在頁面的表單中提交的回答',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    id: t('查询凭证', 'Reference', '查詢憑證'),
    block: t('表单', 'Form', '表單'),
    page_id: t('页面', 'Page', '頁面'),
    page_name: t('页面', 'Page', '頁面'),
    number: t('页面版本', 'Page version', '頁面版本'),
    title: t('表单名称', 'Form', '表單名稱'),
    identifier_id: t('标识', 'Code', '標識'),
    serial_number: t('序列号', 'Serial number', '序號'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    answers: t('回答', 'Answers', '回答'),
    words: t('回答', 'Answers', '回答'),
    keyword: t('序列号、表单名称、回答', 'Serial number, form or answer', '序號、表單名稱、回答'),
    create_time: t('提交时间', 'Submitted', '提交時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  done: t(
    '感谢您的回答，已提交',
    'Thank you, your answers have been submitted',
    '感謝您的回答，已提交',
  ),
  pointsFields: {
    phone: t('手机号', 'Phone number', '手機號碼'),
    code: t('短信验证码', 'SMS code', '簡訊驗證碼'),
  },
  errors: {
    gone: t(
      '页面已更新，请重新打开后再提交',
      'The page has changed. Please open it again and resubmit your answers',
      '頁面已更新，請重新開啟後再提交',
    ),
    nothing: t('请至少回答一个问题', 'Please answer at least one question', '請至少回答一個問題'),
  },
  empty: {
    title: t('还没有回答', 'No answers yet', '還沒有回答'),
    hint: t(
      '在页面中加入“表单调查”模块并发布，消费者的回答会显示在这里。',
      'Add a survey block to a page and publish it; consumers’ answers will appear here.',
      '在頁面中加入「表單調查」模組並發布，消費者的回答會顯示在這裡。',
    ),
  },
};
