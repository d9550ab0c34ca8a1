import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { registrationMoves } from './moves.ts';

export const registrations = feature('trace/registrations', {
  resource: 'registration',
  area: 'trace:registration',
  title: t('标签注册', 'Registration', '標籤註冊'),
  one: t('登记单', 'registration', '登記單'),
  many: 'registrations',
  menu: { id: 58, path: '/trace/registration', under: 'trace' },
  verbs: ['view', 'add', 'export'],
  roles: { identity: 'all', data: ['view', 'add', 'export'], product: ['view'] },
  numbers: { kind: 'registration', prefix: 'ZC', width: 3, reset: 'day' },
  moves: registrationMoves,
  found: { name: 'code', hint: ['node_name'] },
});
