import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLanguage } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { laidMenus } from '#contract/menu-overlay.ts';
import { menus, visibleMenus } from '#contract/menus.ts';
import { t } from '#contract/text.ts';
import { links } from '#contract/features/data/links/feature.ts';
import { configuration } from '#contract/features/data/config/feature.ts';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

const as = { parent_id: null, sort: null, icon: null, hidden: null };
const linkId = menus.admin
  .flatMap(({ children }) => children)
  .find(({ name }) => name === links.title)!.id;

beforeEach(() => {
  useLanguage.setState({ language: 'zh_CN' });
  const laid = laidMenus('admin', [{ ...as, menu_id: linkId, name: t('友链', 'Friends', '') }]);
  useSession.setState({ menus: visibleMenus('admin', () => true, laid) });
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a page whose menu the platform has renamed bears that name in every language', () => {
  render(<PageHeader title={links.title} />);
  expect(heading()).toBe('友链');
  act(() => useLanguage.setState({ language: 'en' }));
  expect(heading()).toBe('Friends');
  act(() => useLanguage.setState({ language: 'zh_TW' }));
  expect(heading()).toBe(links.title.zh_TW);
});

test('one that was not renamed, or has no menu, keeps the words it came with', () => {
  const { rerender } = render(<PageHeader title={configuration.title} />);
  expect(heading()).toBe(configuration.title.zh_CN);
  rerender(<PageHeader title={t('早上好，{name}', 'Hello', '早安')} params={{ name: '王芳' }} />);
  expect(heading()).toBe('早上好，王芳');
});
