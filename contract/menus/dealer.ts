import type { Declared } from './entry.ts';
import { help, profile, userInfo, workplace } from './everyone.ts';

/** What dealers see. */
export const dealerMenus: Declared[] = [
  workplace,
  {
    id: 90,
    path: '/appCenter',
    title: 'appCenter',
    icon: 'app',
    children: [help, profile, userInfo],
  },
];
