import { sayNow } from '#admin/app/language.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { formTexts } from '#admin/ui/form/texts.ts';
import { forBoth } from './section.ts';

/** Lists of people that forms and filters choose from, and how their rows read. */
export const peopleSources = forBoth(({ user, role, position, level }) => ({
  user: remoteSource(user, {
    filters: { state: 'active' },
    label: ({ realname: name, username: code }) => sayNow(formTexts.named, { name, code }),
  }),
  role: remoteSource(role, { label: ({ name }) => sayNow(name) }),
  position: remoteSource(position, { label: ({ name }) => name }),
  activePosition: remoteSource(position, {
    filters: { is_active: 'true' },
    label: ({ name }) => name,
  }),
  level: remoteSource(level, { label: ({ name }) => name }),
}));
