import { t, type Text } from '#contract/text.ts';

/** Dictionaries every installation begins with. */
export const dictionaries: { code: string; name: Text; options: Record<string, Text> }[] = [
  {
    code: 'sex',
    name: t('性别', 'Gender', '性別'),
    options: {
      '1': t('男', 'Male', '男'),
      '2': t('女', 'Female', '女'),
      '0': t('保密', 'Not disclosed', '保密'),
    },
  },
  {
    code: 'unit',
    name: t('单位', 'Unit', '單位'),
    options: {
      pcs: t('件', 'Piece', '件'),
      set: t('套', 'Set', '套'),
      box: t('箱', 'Box', '箱'),
      bottle: t('瓶', 'Bottle', '瓶'),
      bag: t('袋', 'Bag', '袋'),
      kg: t('千克', 'Kilogram', '公斤'),
      g: t('克', 'Gram', '公克'),
      l: t('升', 'Litre', '公升'),
      m: t('米', 'Metre', '公尺'),
    },
  },
  {
    code: 'void_reason',
    name: t('作废原因', 'Reason for voiding', '作廢原因'),
    options: {
      misprint: t('印刷错误', 'Misprint', '印刷錯誤'),
      overprint: t('多印', 'Overprint', '多印'),
      stolen: t('被盗', 'Stolen', '失竊'),
      lost: t('丢失', 'Lost', '遺失'),
      damaged: t('损坏', 'Damaged', '損壞'),
      counterfeit: t('疑似仿冒', 'Suspected counterfeit', '疑似仿冒'),
      other: t('其他', 'Other', '其他'),
    },
  },
  {
    code: 'fault_type',
    name: t('故障类型', 'Fault', '故障類型'),
    options: {
      noPower: t('无法开机', 'No power', '無法開機'),
      noise: t('异响', 'Noise', '異音'),
      leak: t('泄漏', 'Leak', '洩漏'),
      broken: t('外观损坏', 'External damage', '外觀損壞'),
      performance: t('性能下降', 'Poor performance', '效能下降'),
      other: t('其他', 'Other', '其他'),
    },
  },
  {
    code: 'repair_status',
    name: t('维修状态', 'Repair status', '維修狀態'),
    options: {
      review: t('审核中', 'Under review', '審核中'),
      maintenance: t('维修中', 'Being repaired', '維修中'),
      processing: t('处理中', 'Processing', '處理中'),
      completed: t('已完成', 'Completed', '已完成'),
    },
  },
  {
    code: 'help_category',
    name: t('帮助分类', 'Help category', '說明分類'),
    options: {
      start: t('快速入门', 'Getting started', '快速入門'),
      code: t('标识与标签', 'Identifiers and labels', '標識與標籤'),
      trace: t('追溯与防伪', 'Traceability and security', '追溯與防偽'),
      service: t('售后与质保', 'After-sales and warranty', '售後與保固'),
      account: t('账号与权限', 'Accounts and permissions', '帳號與權限'),
    },
  },
];
