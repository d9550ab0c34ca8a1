import { consentTexts } from '#contract/consents.ts';
import { t } from '#contract/text.ts';
import { reportMoves } from './moves.ts';

export const reportTexts = {
  one: t('假货举报', 'report of a fake', '仿品檢舉'),
  line: t(
    '消费者举报的疑似假货，核实后并入风险事件',
    'Suspected fakes reported by consumers; once verified, they join an incident',
    '消費者檢舉的疑似仿品，核實後併入風險事件',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    code: t('举报号', 'Report number', '檢舉編號'),
    typed_code: t('查询的编码', 'Code that was checked', '查詢的編碼'),
    sn: t('查询的编码', 'Code that was checked', '查詢的編碼'),
    identifier_id: t('标识', 'Code', '標識'),
    is_known: t('编码是否存在', 'Code exists', '編碼是否存在'),
    verdict: t('当时的结论', 'Verdict at the time', '當時的結論'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    shop: t('购买的店铺', 'Shop', '購買的店家'),
    link: t('网店或商品链接', 'Link to the shop or product', '網店或商品連結'),
    content: t('哪里可疑', 'What looks wrong', '哪裡可疑'),
    name: t('怎么称呼您', 'Your name', '怎麼稱呼您'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    province: t('省份', 'Province', '省份'),
    city: t('城市', 'City', '城市'),
    latitude: t('纬度', 'Latitude', '緯度'),
    longitude: t('经度', 'Longitude', '經度'),
    photo_count: t('照片', 'Photos', '照片'),
    photos: t('照片', 'Photos', '照片'),
    state: t('状态', 'Status', '狀態'),
    reason: t('不成立的原因', 'Reason for dismissal', '不成立的原因'),
    reply: t('给举报人的答复', 'Reply to the reporter', '給檢舉人的回覆'),
    reply_time: t('答复时间', 'Replied', '回覆時間'),
    incident_id: t('风险事件', 'Incident', '風險事件'),
    incident_code: t('风险事件', 'Incident', '風險事件'),
    key: t('举报凭证', 'Report key', '檢舉憑證'),
    keyword: t(
      '举报号、编码、店铺、手机号',
      'Number, code, shop or phone number',
      '檢舉編號、編碼、店家、手機號碼',
    ),
    create_time: t('举报时间', 'Reported', '檢舉時間'),
    update_time: t('最近处理', 'Last processed', '最近處理'),
  },
  states: reportMoves.states,
  empty: {
    title: t('没有假货举报', 'No reports of fakes', '沒有仿品檢舉'),
    hint: t(
      '消费者在查询结果页举报假货后，会出现在这里。',
      'Reports that consumers send from the verdict page appear here.',
      '消費者在查詢結果頁檢舉仿品後，會出現在這裡。',
    ),
  },
  errors: {
    wrongState: t(
      '举报“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: report {code} has the status “{state}”',
      '檢舉「{code}」的狀態是「{state}」，不能{move}',
    ),
    staleForm: t(
      '页面停留时间过长，请重新打开后提交',
      'The page was open for too long. Please open it again and resubmit',
      '頁面停留時間過長，請重新開啟後提交',
    ),
    noCompany: t(
      '不知道这个编码属于哪家企业，无法转交举报',
      'We don’t know which company this code belongs to, so the report can’t be passed on',
      '不知道這個編碼屬於哪家企業，無法轉交檢舉',
    ),
  },
  asked: t('举报已提交，编号 {code}', 'Report submitted, number {code}', '檢舉已提交，編號 {code}'),
  replied: t('已答复举报人', 'Reply saved', '已回覆檢舉人'),
} as const;
