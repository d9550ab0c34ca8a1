import { consentTexts } from '#contract/consents.ts';
import { t } from '#contract/text.ts';
import { repairMoves } from './moves.ts';
import { repairWorkTexts } from './work.ts';

export const repairTexts = {
  one: t('维修单', 'repair', '維修單'),
  line: t(
    '消费者提交的维修申请，逐步处理到完成',
    'Repair requests from consumers, processed step by step',
    '消費者提交的維修申請，依序處理到完成',
  ),
  fields: {
    consent: consentTexts.fields.consent,
    code: t('维修单号', 'Repair number', '維修單號'),
    identifier_id: t('标识', 'Code', '標識'),
    serial_number: t('序列号', 'Serial number', '序號'),
    sn: t('序列号', 'Serial number', '序號'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    fault_type: t('故障类型', 'Fault', '故障類型'),
    fault_name: t('故障类型', 'Fault', '故障類型'),
    content: t('故障描述', 'Fault description', '故障描述'),
    name: t('联系人', 'Contact name', '聯絡人'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    state: t('状态', 'Status', '狀態'),
    repair_status: t('对外状态', 'Public status', '對外狀態'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    dealer_name: t('经销商', 'Dealer', '經銷商'),
    photo_count: t('照片', 'Photos', '照片'),
    photos: t('照片', 'Photos', '照片'),
    steps: t('处理过程', 'History', '處理過程'),
    complete_time: t('完成时间', 'Completed', '完成時間'),
    note: t('内部备注', 'Internal note', '內部備註'),
    reply: t('给客户的说明', 'Message to the customer', '給客戶的說明'),
    key: t('申请凭证', 'Request key', '申請憑證'),
    keyword: t(
      '单号、序列号、手机号',
      'Number, serial number or phone number',
      '單號、序號、手機號碼',
    ),
    create_time: t('提交时间', 'Submitted', '提交時間'),
    update_time: t('最近处理', 'Last processed', '最近處理'),
    ...repairWorkTexts.fields,
  },
  states: repairMoves.states,
  empty: {
    title: t('没有维修单', 'No repairs', '沒有維修單'),
    hint: t(
      '消费者在产品页面提交维修申请后，会出现在这里。',
      'Repair requests that consumers submit on product pages appear here.',
      '消費者在產品頁面提交維修申請後，會出現在這裡。',
    ),
  },
  errors: {
    wrongState: t(
      '维修单“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: repair {code} has the status “{state}”',
      '維修單「{code}」的狀態是「{state}」，不能{move}',
    ),
    noFault: t('请选择故障类型', 'Please choose the type of fault', '請選擇故障類型'),
    notOut: t(
      '该产品当前状态为“{state}”，不能申请维修',
      'This product has the status “{state}”, so a repair can’t be requested',
      '該產品目前狀態為「{state}」，不能申請維修',
    ),
    staleForm: t(
      '页面停留时间过长，请重新打开后提交',
      'The page was open for too long. Please open it again and resubmit',
      '頁面停留時間過長，請重新開啟後提交',
    ),
  },
  asked: t(
    '维修申请已提交，单号 {code}',
    'Repair request submitted, number {code}',
    '維修申請已提交，單號 {code}',
  ),
} as const;
