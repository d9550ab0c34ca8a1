import { qualityTexts } from '#contract/quality/texts.ts';
import { t } from '#contract/text.ts';
import { planMoves } from './moves.ts';

export const planTexts = {
  one: t('检验方案', 'inspection plan', '檢驗方案'),
  line: t(
    '每种物料要做哪些工序、检验和测试，限值是多少，哪些做完才能装箱发货',
    'The process steps, inspections and tests a part needs, their limits, and which must be completed before packing and shipping',
    '每種物料要做哪些工序、檢驗和測試，限值是多少，哪些做完才能裝箱出貨',
  ),
  fields: {
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    revision: t('版次', 'Revision', '版次'),
    state: t('状态', 'Status', '狀態'),
    steps: t('检验项', 'Steps', '檢驗項'),
    kind: t('类别', 'Type', '類別'),
    name: t('名称', 'Name', '名稱'),
    is_required: t('必检', 'Required', '必檢'),
    is_public: t('对消费者公开', 'Visible to consumers', '對消費者公開'),
    is_emp_public: t('公开人员姓名', 'Show staff names', '公開人員姓名'),
    unit: t('单位', 'Unit', '單位'),
    min: t('下限', 'Lower limit', '下限'),
    max: t('上限', 'Upper limit', '上限'),
    std: t('标准要求', 'Requirement', '標準要求'),
    required: t('必检项', 'Required steps', '必檢項'),
    serial_number: t('序列号', 'Serial number', '序號'),
    step: t('检验项', 'Step', '檢驗項'),
    reason: t('放行原因', 'Reason for waiving', '放行原因'),
    remark: t('备注', 'Remark', '備註'),
    publish_time: t('发布时间', 'Published', '發布時間'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    id: t('检验方案', 'Inspection plan', '檢驗方案'),
  },
  kinds: qualityTexts.kinds,
  states: planMoves.states,
  copy: t('复制', 'Copy', '複製'),
  copyTitle: t('复制检验方案', 'Copy inspection plan', '複製檢驗方案'),
  copyHint: t(
    '复制为新的草稿，不影响生效中的方案；可改用于另一种物料',
    'Creates a new draft without affecting the plan in force; you can choose another part',
    '複製為新的草稿，不影響生效中的方案；可改用於另一種物料',
  ),
  yes: t('是', 'Yes', '是'),
  add: t('添加检验项', 'Add step', '新增檢驗項'),
  revision: t('第 {n} 版', 'Rev. {n}', '第 {n} 版'),
  hints: {
    steps: t(
      '有上下限的项按实测值判定；必检项没做或不合格，不能装箱和发货',
      'Steps with limits are judged by the measured value; without its required steps a product can’t be packed or shipped',
      '有上下限的項按實測值判定；必檢項沒做或不合格，不能裝箱和出貨',
    ),
    is_emp_public: t(
      '打开后，消费者在公开的记录里能看到操作员、检验员的姓名',
      'When on, consumers see the names of operators and inspectors in public records',
      '開啟後，消費者在公開的紀錄裡能看到作業員、檢驗員的姓名',
    ),
  },
  done: {
    copied: t('已复制为新的草稿', 'Copied as a new draft', '已複製為新的草稿'),
  },
  empty: {
    title: t('还没有检验方案', 'No inspection plans yet', '還沒有檢驗方案'),
    hint: t(
      '为物料列出要做的工序、检验和测试，发布后装箱和发货就会核对。',
      'List the steps a part needs; once the plan is published, packing and shipping check for them.',
      '為物料列出要做的工序、檢驗和測試，發布後裝箱和出貨就會核對。',
    ),
  },
  errors: {
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    notDraft: t(
      '方案已发布，不能再改；请复制为新的草稿',
      'A published plan can’t be changed; copy it as a new draft',
      '方案已發布，不能再改；請複製為新的草稿',
    ),
    inForce: t(
      '{part}的方案正在生效，停用后才能删除',
      'The plan of {part} is in force; retire it before you delete it',
      '{part}的方案正在生效，停用後才能刪除',
    ),
    partTwice: t(
      '同一物料一次只能发布一个方案',
      'Only one plan per part can be published at a time',
      '同一物料一次只能發布一個方案',
    ),
  },
} as const;
