import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

/** A tab of the page of bindings. */
export const packing = feature('trace/packing', {
  resource: 'packing',
  area: 'trace:packing',
  title: t('装箱', 'Packing', '裝箱'),
  one: t('装箱记录', 'packing record', '裝箱紀錄'),
  many: 'boxes and pallets',
  verbs: ['view', 'export'],
  rights: {
    pack: t('装箱与撤销', 'Pack and undo packing', '裝箱與撤銷'),
    unpack: t('拆箱', 'Unpack', '拆箱'),
    replace: t('替换箱内的产品', 'Replace units in boxes', '替換箱內的產品'),
  },
  roles: { data: 'all', identity: 'all', sales: ['view'] },
  log: {
    pack: t('装箱', 'Packed', '裝箱'),
    unpack: t('拆箱', 'Unpacked', '拆箱'),
    replace: t('替换箱内的产品', 'Replaced a unit in a box', '替換箱內的產品'),
    undo: t('撤销装箱操作', 'Undid a packing step', '撤銷裝箱操作'),
  },
});
