import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const dealerRepairs = feature('dealer/repairs', {
  resource: 'repair',
  area: 'dealer:repair',
  types: ['dealer'],
  title: t('维修', 'Repairs', '維修'),
  one: t('维修单', 'repair', '維修單'),
  many: 'repairs',
  menu: { id: 532, path: '/service/repair', under: 'service' },
  verbs: ['view', 'add'],
  rights: { reveal: revealRight },
  roles: { dealer: 'all' },
  log: {
    photo: t('上传维修照片', 'Uploaded a photo for a repair', '上傳維修照片'),
    reveal: revealLog,
  },
  found: { name: 'code', hint: ['serial_number', 'part_name'], open: 'repair' },
});
