import { activation } from './activation.ts';
import { apparel } from './apparel.ts';
import { appliance } from './appliance.ts';
import { cosmetics } from './cosmetics.ts';
import { electronics } from './electronics.ts';
import { food } from './food.ts';
import { liquor } from './liquor.ts';
import { machinery } from './machinery.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import type { Starter } from './starter.ts';
import { toys } from './toys.ts';

/** Every built-in page template. */
export const starters: readonly Starter[] = [
  appliance,
  food,
  liquor,
  cosmetics,
  machinery,
  toys,
  apparel,
  electronics,
  security,
  activation,
  service,
];
