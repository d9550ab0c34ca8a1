import { t } from '#contract/text.ts';

export const viewReportTexts = {
  fields: {
    view_id: t('列表视图', 'Saved view', '清單檢視'),
    every: t('频率', 'Frequency', '頻率'),
    weekday: t('星期', 'Day of the week', '星期'),
    month_day: t('日期', 'Day of the month', '日期'),
    hour: t('时间', 'Time', '時間'),
    emails: t('收件人', 'Recipients', '收件人'),
    language: t('邮件语言', 'Language of the email', '郵件語言'),
    next_time: t('下次发送', 'Next', '下次傳送'),
    last_time: t('上次发送', 'Last', '上次傳送'),
    last_result: t('上次结果', 'Last result', '上次結果'),
  },
  intervals: {
    day: t('每天', 'Every day', '每天'),
    week: t('每周', 'Every week', '每週'),
    month: t('每月', 'Every month', '每月'),
  },
  results: {
    sent: t('已发送', 'Sent', '已傳送'),
    tooLarge: t(
      '数据较多，只发送了链接',
      'Too large: only a link was sent',
      '資料較多，只傳送了連結',
    ),
    forbidden: t(
      '没有导出权限或视图已删除，未发送',
      'Not sent: the view is gone or you may no longer export it',
      '沒有匯出權限或檢視已刪除，未傳送',
    ),
    failed: t(
      '未能发送，请稍后再试',
      'Could not be sent. Please try again later',
      '未能傳送，請稍後再試',
    ),
  },
  done: {
    saved: t('已保存，将按时发送', 'Saved. It will be sent as scheduled', '已儲存，將準時傳送'),
    deleted: t('已停止发送', 'Stopped', '已停止傳送'),
    queued: t('已加入发送', 'Will be sent in a moment', '已加入傳送'),
  },
  errors: {
    tooMany: t(
      '每人最多设置 20 个定时报表，请先停止不用的',
      'You can have up to 20 scheduled reports. Please stop one you no longer need',
      '每人最多設定 20 個定時報表，請先停止不用的',
    ),
    noExport: t(
      '没有导出这个列表的权限，或列表不能导出',
      'You may not export this list, or it can’t be exported',
      '沒有匯出此清單的權限，或清單不能匯出',
    ),
  },
} as const;
