import { t } from '#contract/text.ts';
import { prePrintMoves } from './moves.ts';

export const prePrintTexts = {
  one: t('预印单', 'pre-print order', '預印單'),
  line: t(
    '请印刷厂印标签：审批、加密文件、收货，没有用上的编码作废',
    'Labels printed by a printing company: approval, encrypted file, delivery; unused codes are voided',
    '請印刷廠印標籤：簽核、加密檔案、收貨，沒有用上的編碼作廢',
  ),
  fields: {
    id: t('预印单', 'Pre-print order', '預印單'),
    code: t('预印单号', 'Order number', '預印單號'),
    pack_id: t('标识包', 'Identifier pack', '標識包'),
    pack_code: t('标识包', 'Identifier pack', '標識包'),
    template_id: t('标签模板', 'Label template', '標籤範本'),
    template_name: t('标签模板', 'Label template', '標籤範本'),
    quantity: t('数量', 'Quantity', '數量'),
    printer_company: t('印刷厂', 'Printing company', '印刷廠'),
    format: t('文件格式', 'File format', '檔案格式'),
    state: t('状态', 'Status', '狀態'),
    checked: t('已检查', 'Checked', '已檢查'),
    is_stopped: t('检查中断', 'Check stopped', '檢查中斷'),
    first_code: t('第一个编码', 'First code', '第一個編碼'),
    last_code: t('最后一个编码', 'Last code', '最後一個編碼'),
    good: t('完好', 'Good', '完好'),
    spoiled: t('损坏', 'Spoiled', '損壞'),
    unused: t('未使用', 'Unused', '未使用'),
    spoiled_codes: t('损坏的编码', 'Spoiled codes', '損壞的編碼'),
    passphrase: t('口令', 'Passphrase', '密語'),
    approve_time: t('审批时间', 'Approved', '簽核時間'),
    download_time: t('文件下载时间', 'File downloaded', '檔案下載時間'),
    send_time: t('发印时间', 'Sent', '送印時間'),
    receive_time: t('收货时间', 'Received', '收貨時間'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('备注', 'Remark', '備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    keyword: t('单号、印刷厂、备注', 'Number, printing company or remark', '單號、印刷廠、備註'),
  },
  states: prePrintMoves.states,
  formats: { pdf: t('PDF', 'PDF', 'PDF'), zpl: t('ZPL', 'ZPL', 'ZPL') },
  empty: {
    title: t('还没有预印单', 'No pre-print orders yet', '還沒有預印單'),
    hint: t(
      '选择标识包和标签模板，请印刷厂印第一批标签。',
      'Choose a pack and a label template to order the first labels.',
      '選擇標識包和標籤範本，請印刷廠印第一批標籤。',
    ),
  },
  errors: {
    noPack: t('没有这个标识包', 'There is no such pack', '沒有這個標識包'),
    notEnough: t(
      '这个标识包里还没有用过的连续编码只剩 {n} 个',
      'Only {n} consecutive unused codes are left in this pack',
      '這個標識包裡還沒有用過的連續編碼只剩 {n} 個',
    ),
    notDraft: t(
      '预印单已经审批，不能修改或删除',
      'The order has been approved; it can’t be changed or deleted',
      '預印單已經簽核，不能修改或刪除',
    ),
    notReady: t(
      '文件还没有就绪，或已经收货',
      'The file is not ready yet, or the labels have been received',
      '檔案還沒有就緒，或已經收貨',
    ),
    downloaded: t(
      '“{code}”的文件已经下载，标签可能已经印出，只能取消',
      'The file of {code} has been downloaded and labels may have been printed; it can only be cancelled',
      '「{code}」的檔案已經下載，標籤可能已經印出，只能取消',
    ),
    tooMany: t(
      '完好与损坏加起来超过了数量 {n}',
      'Good and spoiled add up to more than the quantity of {n}',
      '完好與損壞加起來超過了數量 {n}',
    ),
    foreignCode: t(
      '“{code}”不在这张预印单里',
      '{code} is not in this order',
      '「{code}」不在這張預印單裡',
    ),
    spoiledCount: t(
      '列出了 {n} 个损坏的编码，比损坏数量多',
      '{n} spoiled codes are listed, more than the number of spoiled labels',
      '列出了 {n} 個損壞的編碼，比損壞數量多',
    ),
    faulty: t(
      '“{code}”的标签读不出来：模板里有一个码没有内容，或放不下',
      'The label of {code} could not be read: a code in the template is empty or does not fit',
      '「{code}」的標籤讀不出來：範本裡有一個碼沒有內容，或放不下',
    ),
  },
} as const;
