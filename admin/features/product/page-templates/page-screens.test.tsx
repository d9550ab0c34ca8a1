import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { differenceOf } from '#blocks/difference.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import type { PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { PageState, PageUses } from '#admin/designer/scope/PageCells.tsx';

afterEach(cleanup);

const page: PageTemplate = {
  id: 1,
  company_id: 1,
  kind: 'trace',
  name: '页',
  blocks: 3,
  published: null,
  publish_time: null,
  scheduled: null,
  schedule_time: null,
  trial: null,
  is_changed: false,
  uses: 0,
  shown_for: [],
  remark: '',
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
};

test('a page says whether it is shown, changed since, and what waits', () => {
  const { rerender, container } = render(<PageState page={page} />);
  expect(container.textContent).toContain('草稿');
  rerender(<PageState page={{ ...page, published: 2, is_changed: true }} />);
  expect(container.textContent).toContain('已发布第 2 版');
  expect(container.textContent).toContain('有未发布的更改');
  const time = new Date(2027, 0, 15, 8, 30).toISOString();
  rerender(<PageState page={{ ...page, published: 2, scheduled: 3, schedule_time: time }} />);
  expect(container.textContent).toContain('第 3 版 2027-01-15 08:30 上线');
});

test('what shows it is named, and the rest counted', () => {
  const { rerender, container } = render(<PageUses page={page} />);
  expect(container.textContent).toContain('未应用');
  const few = [{ target: 'part' as const, name: '壶' }];
  rerender(<PageUses page={{ ...page, uses: 1, shown_for: few }} />);
  expect(container.textContent).toBe('壶');
  rerender(<PageUses page={{ ...page, uses: 7, shown_for: few }} />);
  expect(container.textContent).toContain('壶 等 7 处');
});

test('a difference is told block by block in the words of the panel', () => {
  const before = pageOf([newBlock(captionText, { name: '旧标题' }), newBlock(notice)]);
  const { b2: _gone, ...blocks } = before.blocks;
  const b1 = before.blocks.b1!;
  const after = {
    ...before,
    order: ['b1'],
    blocks: { ...blocks, b1: { ...b1, settings: { ...b1.settings, name: '新标题' } } },
  };
  render(<DifferenceList difference={differenceOf(before, after)} />);
  expect(screen.getByRole('status').textContent).toBe('2 处差异');
  const [changed, removed] = screen.getAllByRole('listitem');
  expect(changed!.textContent).toContain('修改标题文字');
  expect(within(changed!).queryByText('标题内容')).not.toBeNull();
  expect(within(changed!).getByText('旧标题').closest('del')).not.toBeNull();
  expect(within(changed!).getByText('新标题').closest('ins')).not.toBeNull();
  expect(removed!.textContent).toContain('删除公告');
  expect(removed!.textContent).toContain('第 2 个');
});

test('pages that are the same say so', () => {
  render(<DifferenceList difference={{ setup: [], blocks: [] }} />);
  expect(screen.queryByText('两者没有差异')).not.toBeNull();
});
