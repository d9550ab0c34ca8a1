import { consentTexts } from '#contract/consents.ts';
import { t, type Text } from '#contract/text.ts';
import { campaignMoves } from './moves.ts';

export const prizeKinds = ['points', 'code', 'gift'] as const;
export type PrizeKind = (typeof prizeKinds)[number];
/** What can be wrong with a line of a code list. */
export const lineFaults = ['format', 'twice'] as const;

export const campaignTexts = {
  one: t('营销活动', 'reward campaign', '行銷活動'),
  line: t(
    '消费者扫正品码参与抽奖：设好奖项、概率和预算，每个码只能参与一次',
    'Consumers who scan a genuine product can win prizes: set prizes, odds and a budget; each code can take part once',
    '消費者掃正品碼參加抽獎：設好獎項、機率和預算，每個碼只能參加一次',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    id: t('营销活动', 'Campaign', '行銷活動'),
    code: t('活动编号', 'Number', '活動編號'),
    name: t('名称', 'Name', '名稱'),
    state: t('状态', 'Status', '狀態'),
    start_time: t('开始时间', 'Starts', '開始時間'),
    end_time: t('结束时间', 'Ends', '結束時間'),
    budget: t('预算', 'Budget', '預算'),
    spent: t('已用预算', 'Spent', '已用預算'),
    per_person: t('每个手机号可参与次数', 'Entries per phone number', '每個手機號碼可參加次數'),
    needs_sms: t('短信验证手机号', 'Verify phone number by SMS', '簡訊驗證手機號碼'),
    part_ids: t('参与的产品', 'Products', '參加的產品'),
    part_names: t('参与的产品', 'Products', '參加的產品'),
    rules: t('活动规则', 'Rules', '活動規則'),
    prizes: t('奖项', 'Prizes', '獎項'),
    kind: t('种类', 'Type', '種類'),
    amount: t('每份金额', 'Value each', '每份金額'),
    points: t('积分', 'Points', '點數'),
    quantity: t('数量', 'Quantity', '數量'),
    odds: t('中奖概率', 'Odds', '中獎機率'),
    given: t('已中出', 'Won', '已中出'),
    codes: t('红包码', 'Red-packet codes', '紅包碼'),
    prize_id: t('奖项', 'Prize', '獎項'),
    file: t('文件', 'File', '檔案'),
    claims: t('参与次数', 'Took part', '參加次數'),
    lists: t('红包码文件', 'Code lists', '紅包碼檔案'),
    block: t('模块', 'Block', '模組'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    captcha: t('图形验证码', 'Captcha', '圖形驗證碼'),
    key: t('图形验证码编号', 'Captcha key', '圖形驗證碼編號'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('编号、名称', 'Number or name', '編號、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: campaignMoves.states,
  kinds: {
    points: t('积分', 'Points', '點數'),
    code: t('红包码', 'Red-packet code', '紅包碼'),
    gift: t('实物奖品', 'Physical prize', '實物獎品'),
  } satisfies Record<PrizeKind, Text>,
  /** What became of a file of codes. */
  listStates: {
    reading: t('读取中', 'Reading', '讀取中'),
    done: t('已导入', 'Imported', '已匯入'),
    failed: t('失败', 'Failed', '失敗'),
  },
  lineFaults: {
    format: t(
      '第 {n} 行：要 4 到 64 位字母、数字或符号，不含空格',
      'Line {n}: must be 4 to 64 letters, digits or symbols without spaces',
      '第 {n} 列：要 4 到 64 位字母、數字或符號，不含空格',
    ),
    twice: t('第 {n} 行：红包码重复', 'Line {n}: duplicate code', '第 {n} 列：紅包碼重複'),
  },
  done: {
    codes: t('正在后台导入红包码', 'Importing the codes in the background', '正在背景匯入紅包碼'),
    won: t('恭喜您获得“{prize}”', 'You won “{prize}”', '恭喜您獲得「{prize}」'),
    nothing: t('很遗憾，这次没有中奖', 'No prize this time', '很遺憾，這次沒有中獎'),
  },
  empty: {
    title: t('还没有营销活动', 'No reward campaigns yet', '還沒有行銷活動'),
    hint: t(
      '新建活动，设好奖项和预算，开始后在页面里加入“扫码领奖”模块。',
      'Add a campaign with prizes and a budget, start it, and put the reward block on a page.',
      '新建活動，設好獎項和預算，開始後在頁面裡加入「掃碼領獎」模組。',
    ),
  },
  errors: {
    noPart: t('产品不存在', 'This product does not exist', '產品不存在'),
    noPrize: t('奖项不存在', 'This prize does not exist', '獎項不存在'),
    notCode: t(
      '只有“红包码”奖项需要红包码',
      'Only prizes of the type “Red-packet code” need codes',
      '只有「紅包碼」獎項需要紅包碼',
    ),
    noFile: t('请上传文件', 'Please upload a file', '請上傳檔案'),
    wrongFile: t(
      '只能导入 csv、txt 或 xlsx 文件',
      'Only csv, txt and xlsx files can be imported',
      '只能匯入 csv、txt 或 xlsx 檔案',
    ),
    endsFirst: t(
      '结束时间要晚于开始时间',
      'The campaign must end after it starts',
      '結束時間要晚於開始時間',
    ),
    ended: t(
      '活动已结束，不能再改',
      'The campaign has ended and can’t be changed',
      '活動已結束，不能再改',
    ),
    fixed: t(
      '活动已开始，“{field}”不能再改',
      'The campaign has started, so “{field}” can no longer be changed',
      '活動已開始，「{field}」不能再改',
    ),
    onlyMore: t(
      '活动已开始，“{field}”只能增加',
      'The campaign has started, so “{field}” can only be increased',
      '活動已開始，「{field}」只能增加',
    ),
    samePrizes: t(
      '活动已开始，不能增减奖项',
      'The campaign has started, so prizes can’t be added or removed',
      '活動已開始，不能增減獎項',
    ),
    startsWithout: t(
      '“{name}”还没有奖项，不能开始',
      '{name} has no prizes and can’t start',
      '「{name}」還沒有獎項，不能開始',
    ),
    withoutCodes: t(
      '奖项“{prize}”还没有红包码，请先导入',
      'The prize “{prize}” has no red-packet codes; import them first',
      '獎項「{prize}」還沒有紅包碼，請先匯入',
    ),
    isOver: t(
      '“{name}”的结束时间已过，请先改结束时间',
      'The end date of {name} has passed; please change it first',
      '「{name}」的結束時間已過，請先改結束時間',
    ),
    notDraft: t(
      '“{name}”已开始，不能删除',
      '{name} has started and can’t be deleted',
      '「{name}」已開始，不能刪除',
    ),
    // To consumers.
    gone: t(
      '页面已更新，请重新扫码后再领奖',
      'The page has changed. Please scan the code again to claim your prize',
      '頁面已更新，請重新掃碼後再領獎',
    ),
    notYet: t('活动还没有开始', 'The campaign has not started yet', '活動還沒有開始'),
    over: t('活动已结束', 'The campaign has ended', '活動已結束'),
    paused: t(
      '活动暂停中，请稍后再来',
      'The campaign is paused. Please come back later',
      '活動暫停中，請稍後再來',
    ),
    otherPart: t(
      '这个产品不参与本次活动',
      'This product does not take part in the campaign',
      '這個產品不參加本次活動',
    ),
    notGenuine: t(
      '这个码当前不能领奖：产品尚未售出、已作废、已召回，或查询异常。如有疑问请联系企业',
      'This code can’t be used to claim a prize: the product has not been sold yet, is void or recalled, or its checks look unusual. If in doubt, contact the manufacturer',
      '這個碼目前不能領獎：產品尚未售出、已作廢、已召回，或查詢異常。如有疑問請聯絡企業',
    ),
    taken: t(
      '这个码已被别人用来参与过活动',
      'Someone else has already taken part with this code',
      '這個碼已被別人用來參加過活動',
    ),
    perPerson: t(
      '这个手机号已参与 {n} 次，不能再参与',
      'This phone number has taken part {n} {n:time|times} and can’t take part again',
      '這個手機號碼已參加 {n} 次，不能再參加',
    ),
    disabled: t(
      '该手机号的会员已停用，不能参与，请联系平台客服',
      'The membership of this phone number is disabled, so it can’t take part. Please contact the platform',
      '該手機號碼的會員已停用，不能參加，請聯絡平台客服',
    ),
    needsSms: t(
      '请先获取短信验证码，再领奖',
      'Please request an SMS code before claiming your prize',
      '請先取得簡訊驗證碼，再領獎',
    ),
    smsNotNeeded: t(
      '这个活动不需要短信验证码',
      'This campaign needs no SMS code',
      '這個活動不需要簡訊驗證碼',
    ),
  },
} as const;
