import { t } from '#contract/text.ts';

export const packagingTexts = {
  one: t('包装组合', 'packaging', '包裝組合'),
  line: t(
    '每种物料一箱装多少、一托放几箱，装箱时按它核对',
    'How many units of a part fit in a box and how many boxes on a pallet; packing is checked against it',
    '每種物料一箱裝多少、一棧板放幾箱，裝箱時依它核對',
  ),
  fields: {
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    name: t('名称', 'Name', '名稱'),
    levels: t('包装层级', 'Packaging levels', '包裝層級'),
    level: t('层级', 'Level', '層級'),
    quantity: t('数量', 'Quantity', '數量'),
    is_mixed: t('允许混装', 'Mixed parts allowed', '允許混裝'),
    is_default: t('默认', 'Default', '預設'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('名称、物料', 'Name or part', '名稱、物料'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  levels: {
    1: t('箱', 'Box', '箱'),
    2: t('托盘', 'Pallet', '棧板'),
  },
  /** What one level holds. */
  holds: {
    1: t('每箱 {n} 件', '{n} per box', '每箱 {n} 件'),
    2: t('每托 {n} 箱', '{n} {n:box|boxes} per pallet', '每棧板 {n} 箱'),
  },
  mixed: t('{what}（可混装）', '{what} (mixed)', '{what}（可混裝）'),
  defaults: {
    true: t('默认', 'Default', '預設'),
    false: t('备选', 'Alternative', '備選'),
  },
  add: t('添加层级', 'Add level', '新增層級'),
  hints: {
    levels: t(
      '箱必填，托盘可不填；数量 1–10,000',
      'The box is required, the pallet is optional; 1 to 10,000 each',
      '箱必填，棧板可不填；數量 1–10,000',
    ),
    is_default: t(
      '装箱时没有指定，就用默认的；每种物料只有一个',
      'Used when packing unless another is chosen; one for each part',
      '裝箱時沒有指定，就用預設的；每種物料只有一個',
    ),
  },
  empty: {
    title: t('还没有包装组合', 'No packaging yet', '還沒有包裝組合'),
    hint: t(
      '先说明一箱装多少，装箱时就会核对数量。',
      'Define how many units fit in a box, and packing will check the quantity.',
      '先說明一箱裝多少，裝箱時就會核對數量。',
    ),
  },
  errors: {
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    inUse: t(
      '“{name}”已有箱或托盘在用，不能删除',
      '{name} is used by boxes or pallets, so it can’t be deleted',
      '「{name}」已有箱或棧板在用，不能刪除',
    ),
    partFixed: t(
      '已有箱或托盘在用，不能换成别的物料',
      'Boxes or pallets use it, so its part can’t be changed',
      '已有箱或棧板在用，不能換成別的物料',
    ),
  },
} as const;
