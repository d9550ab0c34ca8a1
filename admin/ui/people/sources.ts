import { sayNow } from '#admin/app/language.ts';
import { formTexts } from '#admin/ui/form/texts.ts';
import type { Dept } from '#contract/features/people/departments/contract.ts';
import type { Level } from '#contract/features/people/levels/contract.ts';
import type { Position } from '#contract/features/people/positions/contract.ts';
import type { Role } from '#contract/features/people/roles/contract.ts';
import type { User } from '#contract/features/people/users/contract.ts';

/** Lists of people that forms and filters choose from, and how their rows read. */
export const userSource = {
  resource: 'user',
  filters: { state: 'active' },
  label: ({ realname: name, username: code }: User) => sayNow(formTexts.named, { name, code }),
};
export const deptSource = {
  resource: 'dept',
  label: ({ name }: Dept) => name,
};
export const positionSource = {
  resource: 'position',
  label: ({ name }: Position) => name,
};
export const levelSource = {
  resource: 'level',
  label: ({ name }: Level) => name,
};
export const roleSource = {
  resource: 'role',
  label: ({ name }: Role) => sayNow(name),
};
