// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Permission } from '#contract/permissions.ts';
import { RightsTree, type RightsTreeProps } from './RightsTree.tsx';

// Whether each ancestor is visible takes jsdom seconds, and nothing here is hidden.
configure({ defaultHidden: true });
afterEach(cleanup);

function show(held: Permission[], props: Partial<RightsTreeProps> = {}) {
  const seen = { value: held };
  function Held() {
    const [value, setValue] = useState(held);
    return (
      <RightsTree
        type="web"
        value={value}
        onChange={(next) => setValue((seen.value = next))}
        {...props}
      />
    );
  }
  render(<Held />);
  return seen;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });

test('a right brings the right to look, and goes with it', () => {
  const seen = show([]);
  search('产品档案');
  fireEvent.click(box('编辑物料'));
  expect(seen.value).toEqual(['product:part:view', 'product:part:edit']);
  expect(box('产品管理 · 产品档案').checked).toBe(false);
  fireEvent.click(box('查看物料'));
  expect(seen.value).toEqual([]);
});

test('a page and a group give and take all they show', () => {
  const seen = show([]);
  search('友情');
  expect(screen.getByText('没有匹配的页面或权限')).toBeTruthy();
  search('密钥');
  fireEvent.click(screen.getByRole('button', { name: /^全\s?选$/ }));
  expect(seen.value).toEqual([
    'setting:webhook:view',
    'setting:webhook:rotate',
    'identity:key:view',
    'identity:key:rotate',
    'identity:key:revoke',
    'system:apiKey:view',
    'system:apiKey:add',
    'system:apiKey:export',
    'system:apiKey:revoke',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '全不选' }));
  // Needed for what was found, but not shown by this search: it stays.
  expect(seen.value).toEqual(['setting:webhook:view']);
});

test('what is not offered is neither shown nor touched, and what is locked stays', () => {
  const seen = show(['product:part:view', 'product:part:edit', 'order:customer:view'], {
    offered: ['product:part:view', 'product:part:edit', 'product:part:delete'],
    locked: ['product:part:edit'],
  });
  expect(screen.queryByText('查看客户')).toBeNull();
  expect(screen.getByText(/不在版本内/)).toBeTruthy();
  expect(box('编辑物料').disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '全不选' }));
  expect(seen.value).toEqual(['product:part:view', 'product:part:edit', 'order:customer:view']);
  fireEvent.click(box('删除物料'));
  expect(seen.value).toContain('product:part:delete');
});

test('read only it shows and changes nothing', () => {
  show(['product:part:view'], { isReadOnly: true, offered: ['product:part:view'] });
  expect(box('查看物料')).toMatchObject({ checked: true, disabled: true });
  expect(screen.queryByRole('button', { name: /^全\s?选$/ })).toBeNull();
});
