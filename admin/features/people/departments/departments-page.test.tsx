import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  buttons,
  found,
  openPage,
  press,
  setUpPages,
} from '#admin/ui/list/page.fixture.tsx';
import type { Dept } from '#contract/features/people/departments/contract.ts';
import { Page } from './DepartmentsPage.tsx';

const world = setUpPages();
const factory: Dept = {
  id: 1,
  company_id: 1,
  parent_id: null,
  parent_code: null,
  code: 'F',
  name: '工厂',
  leader_id: null,
  leader_name: null,
  sort: 10,
  remark: '',
  users: 2,
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
};
const below: Dept = { ...factory, id: 2, parent_id: 1, code: 'F-1', name: '车间', users: 3 };
const other: Dept = { ...factory, id: 3, code: 'S', name: '销售部', sort: 20, users: 0 };
const rights = ['view', 'add', 'edit', 'delete'].map(
  (verb) => `app:dept:${verb}` as 'app:dept:view',
);
const open = (given = rights) => {
  world.answers['dept/index'] = [factory, below, other];
  return openPage(Page, '/appCenter/dept', given);
};

test('the tree closes and opens, and a department counts who works below it', async () => {
  open();
  expect(await screen.findByText('车间')).toBeTruthy();
  expect(screen.getByText('工厂').closest('tr')!.textContent).toContain('5');
  await press('收起 工厂');
  expect(screen.queryByText('车间')).toBeNull();
  await press('展开 工厂');
  expect(screen.getByText('车间')).toBeTruthy();
});

test('a department that is moved is written with its new number alone', async () => {
  open();
  await press('下移 工厂');
  await waitFor(() => expect(world.sent.length).toBeGreaterThan(0));
  for (const { path, body } of world.sent) {
    expect(path).toBe('dept/edit');
    const before = [factory, other].find(({ id }) => id === (body as Dept).id)!;
    expect(body).toMatchObject({ name: before.name, code: before.code, parent_id: null });
  }
});

test('a search shows what it found with what stands above it', async () => {
  open();
  await screen.findByText('车间');
  const box = await found(() => document.querySelector('input'));
  fireEvent.change(box, { target: { value: '车间' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByText('销售部')).toBeNull());
  expect(screen.getByText('工厂')).toBeTruthy();
});

test('who may only look neither adds nor moves', async () => {
  open(['app:dept:view']);
  await screen.findByText('车间');
  expect(button('下移 工厂')).toBeNull();
  expect(buttons(/新增|编辑|删除/)).toHaveLength(0);
});
