import { t, type Text } from '#contract/text.ts';
import { printJobMoves } from './moves.ts';

export const drivers = ['pdf', 'zpl', 'service'] as const;
export type Driver = (typeof drivers)[number];
/** How far one label has come. Claimed: handed to a station or downloaded, and not answered for yet. */
export const labelStates = ['open', 'claimed', 'good', 'spoiled', 'sampled', 'unused'] as const;
export type LabelState = (typeof labelStates)[number];
/** What becomes of the code of a spoiled label. */
export const remedies = ['replace', 'void', 'leave'] as const;
export type Remedy = (typeof remedies)[number];

export const printJobTexts = {
  one: t('打印任务', 'print job', '列印任務'),
  line: t(
    '每张标签只打印一次：发出、确认、损坏的补上',
    'Each label is printed once: issued, confirmed, and replaced if spoiled',
    '每張標籤只列印一次：發出、確認、損壞的補上',
  ),
  fields: {
    id: t('打印任务', 'Print job', '列印任務'),
    code: t('任务编号', 'Job number', '任務編號'),
    template_id: t('标签模板', 'Label template', '標籤範本'),
    template_name: t('标签模板', 'Label template', '標籤範本'),
    source: t('打印内容', 'What is printed', '列印內容'),
    pack_id: t('标识包', 'Identifier pack', '標識包'),
    pack_code: t('标识包', 'Identifier pack', '標識包'),
    batch_id: t('生产批次', 'Production batch', '生產批次'),
    part_id: t('物料', 'Part', '物料'),
    batch_code: t('批次号', 'Batch number', '批號'),
    codes: t('编码', 'Codes', '編碼'),
    numbers: t('标签序号', 'Label numbers', '標籤序號'),
    range: t('标签序号', 'Label numbers', '標籤序號'),
    from: t('从第几个', 'From', '從第幾個'),
    to: t('到第几个', 'To', '到第幾個'),
    copies: t('每张份数', 'Copies per label', '每張份數'),
    driver: t('打印方式', 'Printed by', '列印方式'),
    state: t('状态', 'Status', '狀態'),
    ordered: t('任务张数', 'Ordered', '任務張數'),
    good: t('完好', 'Good', '完好'),
    spoiled: t('损坏', 'Spoiled', '損壞'),
    sampled: t('抽样', 'Sampled', '抽樣'),
    unused: t('未使用', 'Unused', '未使用'),
    open: t('未完成', 'Unfinished', '未完成'),
    claimed: t('待确认', 'To be confirmed', '待確認'),
    progress: t('进度', 'Progress', '進度'),
    skips_taken: t(
      '跳过已打印或不能打印的编码',
      'Skip codes that are already printed or can’t be printed',
      '略過已列印或不能列印的編碼',
    ),
    with_contents: t('包括箱内的编码', 'Include codes in the boxes', '包括箱內的編碼'),
    station: t('打印工位', 'Station', '列印工作站'),
    claim_id: t('领取编号', 'Claim', '領取編號'),
    until: t('领取时间截至', 'Handed out until', '領取時間截至'),
    limit: t('张数', 'Number of labels', '張數'),
    format: t('格式', 'Format', '格式'),
    dpi: t('分辨率', 'Resolution', '解析度'),
    part: t('部分', 'Part', '部分'),
    result: t('结果', 'Result', '結果'),
    remedy: t('损坏之后', 'When spoiled', '損壞之後'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('备注', 'Remark', '備註'),
    number: t('序号', 'No.', '序號'),
    label_state: t('标签状态', 'Label status', '標籤狀態'),
    identifier_state: t('标识状态', 'Identifier status', '標識狀態'),
    is_reprint: t('补打', 'Reprint', '補印'),
    claim_time: t('发出时间', 'Handed out', '發出時間'),
    end_time: t('确认时间', 'Confirmed', '確認時間'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    keyword: t('任务编号、备注', 'Number or remark', '任務編號、備註'),
  },
  states: printJobMoves.states,
  drivers: {
    pdf: t('PDF 文件', 'PDF file', 'PDF 檔案'),
    zpl: t('ZPL 文件', 'ZPL file', 'ZPL 檔案'),
    service: t('打印控件', 'Print control', '列印控制項'),
  } satisfies Record<Driver, Text>,
  labelStates: {
    open: t('待打印', 'To print', '待列印'),
    claimed: t('待确认', 'To be confirmed', '待確認'),
    good: t('完好', 'Good', '完好'),
    spoiled: t('损坏', 'Spoiled', '損壞'),
    sampled: t('抽样', 'Sampled', '抽樣'),
    unused: t('未使用', 'Unused', '未使用'),
  } satisfies Record<LabelState, Text>,
  remedies: {
    replace: t('补打同一编码', 'Print the same code again', '補印同一編碼'),
    void: t('作废编码', 'Void the code', '作廢編碼'),
    leave: t('不处理', 'Do nothing', '不處理'),
  } satisfies Record<Remedy, Text>,
  empty: {
    title: t('还没有打印任务', 'No print jobs yet', '還沒有列印任務'),
    hint: t(
      '选择标识包、批次或扫码，打印第一批标签。',
      'Choose a pack or batch, or scan codes, to print the first labels.',
      '選擇標識包、批次或掃碼，列印第一批標籤。',
    ),
  },
  done: {
    added: t(
      '打印任务已建立，共 {n} 张',
      'Print job created; labels: {n}',
      '列印任務已建立，共 {n} 張',
    ),
    good: t('已确认完好 {n} 张', 'Labels confirmed good: {n}', '已確認完好 {n} 張'),
    spoiled: t('已登记损坏 {n} 张', 'Labels recorded as spoiled: {n}', '已登記損壞 {n} 張'),
    released: t('已退回 {n} 张', 'Labels put back: {n}', '已退回 {n} 張'),
    sampled: t('已抽样 {n} 张', 'Labels taken as samples: {n}', '已抽樣 {n} 張'),
    reprint: t('补打 {n} 张', 'Labels to be reprinted: {n}', '補印 {n} 張'),
  },
  errors: {
    noTemplate: t('没有这个标签模板', 'There is no such label template', '沒有這個標籤範本'),
    notPublished: t(
      '标签模板还没有发布，请先发布',
      'The label template is not published; publish it first',
      '標籤範本還沒有發佈，請先發佈',
    ),
    noPack: t('没有这个标识包', 'There is no such pack', '沒有這個標識包'),
    noBatch: t('没有这个批次', 'There is no such batch', '沒有這個批次'),
    oneSource: t(
      '请选择标识包、批次或编码其中之一',
      'Please choose either a pack, a batch or codes',
      '請選擇標識包、批次或編碼其中之一',
    ),
    nothing: t(
      '这里没有可以打印的编码',
      'There is nothing to print here',
      '這裡沒有可以列印的編碼',
    ),
    tooMany: t(
      '一个任务最多 {most} 张，这里有 {n} 张',
      'A job takes at most {most} labels, not {n}',
      '一個任務最多 {most} 張，這裡有 {n} 張',
    ),
    notPrinted: t(
      '“{code}”的状态是“{state}”，不能打印',
      '{code} has the status “{state}” and can’t be printed',
      '「{code}」的狀態是「{state}」，不能列印',
    ),
    inJob: t(
      '“{code}”的标签在打印任务 {document} 里；再打一张请用补打',
      'The label of {code} is in print job {document}; use reprint for another one',
      '「{code}」的標籤在列印任務 {document} 裡；再印一張請用補印',
    ),
    inPrePrint: t(
      '“{code}”在标签预印 {document} 里',
      '{code} is in pre-print order {document}',
      '「{code}」在標籤預印 {document} 裡',
    ),
    notInJob: t(
      '“{code}”不在这个打印任务里',
      '{code} is not in this print job',
      '「{code}」不在這個列印任務裡',
    ),
    noNumber: t('没有第 {n} 张标签', 'There is no label {n}', '沒有第 {n} 張標籤'),
    notHandedOut: t(
      '“{code}”的标签还没有发出打印',
      'The label of {code} has not been handed out for printing',
      '「{code}」的標籤還沒有發出列印',
    ),
    otherwise: t(
      '“{code}”的标签已经登记为“{label}”',
      'The label of {code} is recorded as “{label}”',
      '「{code}」的標籤已經登記為「{label}」',
    ),
    noClaim: t(
      '请注明领取编号：这些标签已交给打印工位',
      'Please give the claim number: these labels are with a print station',
      '請註明領取編號：這些標籤已交給列印工作站',
    ),
    heldElsewhere: t(
      '“{code}”的标签已经收回，不再属于这次领取',
      'The label of {code} has been returned and no longer belongs to this claim',
      '「{code}」的標籤已經收回，不再屬於這次領取',
    ),
    tooFine: t(
      '标签在这个分辨率下太大，请用分辨率更低的打印机',
      'The label is too large at this resolution; use a printer with a lower one',
      '標籤在這個解析度下太大，請用解析度更低的印表機',
    ),
    notChosen: t(
      '请给出编码、序号或序号范围其中之一',
      'Please give either codes, numbers or a range of numbers',
      '請給出編碼、序號或序號範圍其中之一',
    ),
    noSample: t(
      '“{code}”没有完好的标签，不能抽样',
      '{code} has no good label to take as a sample',
      '「{code}」沒有完好的標籤，不能抽樣',
    ),
    inUse: t(
      '“{code}”的状态是“{state}”，标签不能抽样',
      '{code} has the status “{state}”; its label can’t be taken as a sample',
      '「{code}」的狀態是「{state}」，標籤不能抽樣',
    ),
    notGood: t(
      '“{code}”还没有完好的标签，不用补打',
      '{code} has no good label yet; there is nothing to reprint',
      '「{code}」還沒有完好的標籤，不用補印',
    ),
    notVoided: t(
      '“{code}”的状态是“{state}”，不能因标签损坏作废，请补打',
      '{code} has the status “{state}”: it can’t be voided for a spoiled label; replace the label',
      '「{code}」的狀態是「{state}」，不能因標籤損壞作廢，請補印',
    ),
    stopped: t(
      '打印任务{state}，不能打印',
      'The print job is {state}; nothing can be printed',
      '列印任務{state}，不能列印',
    ),
    byStation: t(
      '这个任务由打印控件打印，没有文件',
      'This job is printed by the print control; there is no file',
      '這個任務由列印控制項列印，沒有檔案',
    ),
    byFile: t(
      '这个任务用文件打印，不能由打印控件领取',
      'This job is printed from files; the print control can’t claim it',
      '這個任務用檔案列印，不能由列印控制項領取',
    ),
    emptyPart: t(
      '这一部分没有要打印的标签',
      'There is nothing left to print in this part',
      '這一部分沒有要列印的標籤',
    ),
    notDrawn: t(
      '“{code}”的标签读不出来：模板里有一个码没有内容，或放不下',
      'The label of {code} could not be read: a code in the template is empty or does not fit',
      '「{code}」的標籤讀不出來：範本裡有一個碼沒有內容，或放不下',
    ),
    claimElsewhere: t(
      '这个领取编号属于另一个任务',
      'This claim belongs to another job',
      '這個領取編號屬於另一個任務',
    ),
  },
} as const;
