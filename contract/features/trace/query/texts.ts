import { t } from '#contract/text.ts';

export const traceTexts = {
  one: t('标识查询', 'identifier query', '標識查詢'),
  line: t(
    '输入或扫描序列号、链接、箱码、防伪码、批次号、物料批号、供应商序列号或包号，查看已知的一切',
    'Enter or scan a serial number, link, box, security code, batch, material lot, supplier serial number or pack number to see everything about it',
    '輸入或掃描序號、連結、箱碼、防偽碼、批號、物料批號、供應商序號或包號，查看已知的一切',
  ),
  fields: {
    text: t('要查询的内容', 'Search for', '要查詢的內容'),
    sn: t('序列号', 'Serial number', '序號'),
    day: t('日期', 'Date', '日期'),
    id: t('标识', 'Identifier', '標識'),
  },
  found: {
    identifier: t('标识', 'Identifier', '標識'),
    batch: t('生产批次', 'Production batch', '生產批次'),
    lot: t('物料批', 'Material lot', '物料批'),
    serial: t('供应商序列号', 'Supplier serial number', '供應商序號'),
    pack: t('标识包', 'Identifier pack', '標識包'),
    securityPack: t('防伪码', 'Security code', '防偽碼'),
    nothing: t('没有找到', 'Nothing found', '沒有找到'),
  },
  security: {
    right: t('防伪码正确', 'The security code is correct', '防偽碼正確'),
    wrong: t('防伪码不正确', 'The security code is wrong', '防偽碼不正確'),
  },
  empty: {
    title: t('还没有查询', 'Nothing searched yet', '還沒有查詢'),
    hint: t(
      '在上面输入一个码；防伪码与序列号一起输入，中间留一个空格。',
      'Enter a code above; enter a bound security code together with its serial number, separated by a space.',
      '在上面輸入一個碼；綁定的防偽碼與序號一起輸入，中間留一個空格。',
    ),
  },
  nothing: {
    title: t('没有找到“{text}”', 'No results for “{text}”', '沒有找到「{text}」'),
    hint: t(
      '请核对后重试；其他企业的码不会显示在这里。',
      'Please check it and try again; codes of other companies are not shown here.',
      '請核對後重試；其他企業的碼不會顯示在這裡。',
    ),
  },
  errors: {
    dayNotSealed: t(
      '{day} 还没有封存，次日起可以导出',
      '{day} is not sealed yet; it can be exported from the next day',
      '{day} 還沒有封存，次日起可以匯出',
    ),
    dayArchived: t(
      '这一天的事件已归档，请联系平台管理员恢复后再导出',
      'The events of this day are archived. Ask the platform’s administrator to restore them first',
      '這一天的事件已封存，請聯絡平台管理員還原後再匯出',
    ),
  },
} as const;
