// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { Can, meets } from './access.tsx';
import { useSession } from './session.ts';

const roles = ['general', 'sales'];
const authorities = ['app:company:view', 'app:company:edit'];

beforeEach(() => {
  const user = {
    roles: roles.map((code) => ({ code, name: code })),
    authorities: authorities.map((permission) => ({ permission })),
  };
  useSession.setState({ user: user as UserInfo });
});

test('[ACC-2] has demands all of the list, any demands one of it', () => {
  expect(meets(roles, authorities, { has: 'app:company:view' })).toBe(true);
  expect(meets(roles, authorities, { has: ['app:company:view', 'app:company:edit'] })).toBe(true);
  expect(meets(roles, authorities, { has: ['app:company:view', 'system:job:view'] })).toBe(false);
  expect(meets(roles, authorities, { any: ['app:company:view', 'system:job:view'] })).toBe(true);
  expect(meets(roles, authorities, { any: 'system:job:view' })).toBe(false);
});

test('[ACC-2] roles are checked by their codes in the same two ways', () => {
  expect(meets(roles, authorities, { hasRole: ['general', 'sales'] })).toBe(true);
  expect(meets(roles, authorities, { hasRole: ['general', 'platform'] })).toBe(false);
  expect(meets(roles, authorities, { anyRole: ['platform', 'sales'] })).toBe(true);
  expect(meets(roles, authorities, { anyRole: 'app:company:view' })).toBe(false);
});

test('[ACC-2] an empty requirement passes', () => {
  expect(meets([], [], {})).toBe(true);
  expect(meets([], [], { has: [], any: [], hasRole: '', anyRole: null })).toBe(true);
});

test('[ACC-2] elements that fail the check are not on the page', () => {
  render(
    <>
      <Can has="app:company:edit">
        <button>edit</button>
      </Can>
      <Can any={['system:job:view', 'system:job:cancel']}>
        <button>jobs</button>
      </Can>
    </>,
  );
  expect(screen.queryByText('edit')).not.toBeNull();
  expect(screen.queryByText('jobs')).toBeNull();
});
