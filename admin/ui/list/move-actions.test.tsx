import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bindToasts } from '#admin/app/toast.ts';
import { announcementCalls } from '#contract/features/platform/announcements/contract.ts';
import { announcementMoves } from '#contract/features/platform/announcements/moves.ts';
import { dealerCalls } from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
import { partCalls, type Part } from '#contract/features/product/parts/contract.ts';
import { partMoves } from '#contract/features/product/parts/moves.ts';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { DataPage } from './DataPage.tsx';
import { moveActions } from './move-actions.tsx';
import { button, dialog, found, openPage, press, setUpPages } from './page.fixture.tsx';
import type { Column } from './types.ts';
import { useMoveButtons } from './use-move-buttons.tsx';

const world = setUpPages();
const batch = (id: number, state: Batch['state']): Batch => ({
  id,
  company_id: 1,
  code: `B-${id}`,
  part_id: 1,
  part_code: '',
  part_name: '',
  quantity: 1,
  bom_id: null,
  bom_name: '',
  order_id: null,
  order_code: '',
  state,
  factory: '',
  factory_id: null,
  factory_code: '',
  line: '',
  product_date: null,
  expire_date: null,
  reason: '',
  remark: '',
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
});
const moves = moveActions(batchMoves, batchCalls);
const columns: readonly Column<Batch>[] = [{ field: 'code', width: 100 }];
const offers = [] as const;

function Page() {
  return (
    <DataPage
      calls={batchCalls}
      title={batches.title}
      texts={batchTexts}
      columns={columns}
      offers={offers}
      moves={moves}
    />
  );
}
const open = (...rows: Batch[]) => {
  world.answers['batch/index'] = rows;
  openPage(Page, '/trace/batch', ['trace:batch:view', 'trace:batch:move']);
  return screen.findByText(rows[0]!.code);
};
const inBar = () => {
  const bar = document.querySelector('[role=group][aria-label=批量操作]')!;
  return [...bar.querySelectorAll('button')].map(({ textContent }) => textContent);
};

test('each row is offered the moves its state and the rights of the user allow', async () => {
  await open(batch(1, 'planned'), batch(2, 'completed'));
  expect(button('下达 B-1')).not.toBeNull();
  expect(button('开工 B-1')).toBeNull();
  expect(button('关闭 B-2')).not.toBeNull();
  // Recalling is a right of its own.
  expect(button('召回 B-2')).toBeNull();
});

test('several rows are offered what is possible for each, and the question names them', async () => {
  await open(batch(1, 'planned'), batch(2, 'planned'), batch(3, 'released'));
  const select = (code: string) => fireEvent.click(screen.getByLabelText(`选择 ${code}`));
  select('B-1');
  select('B-2');
  expect(inBar()).toEqual(['下达', '取消选择']);
  select('B-3');
  expect(inBar()).toEqual(['取消选择']);
  select('B-3');
  await press('下达');
  const question = await dialog();
  expect(question.textContent).toContain('下达 B-1、B-2？');
  expect(world.sent).toEqual([]);
  await press('下达', question);
  await waitFor(() =>
    expect(world.sent).toEqual([{ path: 'batch/release', body: { ids: [1, 2] } }]),
  );
});

test('a move without a question is made at once, one with a reason asks for it first', async () => {
  await open(batch(1, 'held'), batch(2, 'producing'));
  await press('恢复 B-1');
  await waitFor(() => expect(world.sent).toEqual([{ path: 'batch/resume', body: { ids: [1] } }]));
  await press('暂停 B-2');
  const asked = await dialog();
  expect(asked.textContent).toContain('B-2 将停在质检');
  fireEvent.change(await found(() => asked.querySelector('textarea')), {
    target: { value: '壶嘴有毛刺' },
  });
  await press('暂停', asked);
  await waitFor(() =>
    expect(world.sent[1]).toEqual({ path: 'batch/hold', body: { ids: [2], reason: '壶嘴有毛刺' } }),
  );
});

test('a move that another takes back exactly can be undone where it is told, once, and only with the right to it', async () => {
  const told: { text: string; undo?: (() => void) | undefined }[] = [];
  bindToasts({ open: (toast) => told.push(toast), close: () => {}, pop: () => {} });
  const stopping = moveActions(partMoves, partCalls);
  const part = { id: 9, name: '水杯', state: 'active', version: 4 } as Part;
  function Opened() {
    const { buttons, dialogs } = useMoveButtons(stopping, part);
    return (
      <>
        {buttons}
        {dialogs}
      </>
    );
  }
  openPage(Opened, '/product/part', [partCalls.stop.allow, partCalls.restart.allow]);
  await press('停用');
  await waitFor(() => expect(told).toHaveLength(1));
  expect(world.sent.map(({ path }) => path)).toEqual(['part/stop']);
  told[0]!.undo!();
  await waitFor(() => expect(told).toHaveLength(2));
  expect(world.sent[1]!.path).toBe('part/restart');
  expect(told[1]!.undo).toBeUndefined();
  cleanup();

  // Resuming is taken back by holding, which asks why: that is no undo.
  await open(batch(1, 'held'));
  await press('恢复 B-1');
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told[2]!.undo).toBeUndefined();
});

test('a record that lies open has the same moves as buttons', async () => {
  const opened = batch(4, 'planned');
  function Opened() {
    const { buttons, dialogs } = useMoveButtons(moves, opened);
    return (
      <>
        {buttons}
        {dialogs}
      </>
    );
  }
  openPage(Opened, '/trace/batch', ['trace:batch:move']);
  await press('下达');
  await press('下达', await dialog());
  await waitFor(() => expect(world.sent).toEqual([{ path: 'batch/release', body: { ids: [4] } }]));
});

test('a dialog with fields of its own appears together with them, so that its buttons stay where they are', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Own = () => <p>扫描新产品</p>;
  const slow = moveActions(batchMoves, batchCalls, {
    fields: async () => {
      await coming;
      return Own;
    },
  });
  const opened = batch(5, 'producing');
  function Opened() {
    const { buttons, dialogs } = useMoveButtons(slow, opened);
    return (
      <>
        {buttons}
        {dialogs}
      </>
    );
  }
  openPage(Opened, '/trace/batch', ['trace:batch:move']);
  await press('暂停');
  // The dialog itself has been loaded, as every other test shows.
  await import('./MoveDialog.tsx');
  await act(async () => {});
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await act(async () => come());
  expect((await dialog()).textContent).toContain('扫描新产品');
});

test('only calls that take several records are offered for several', () => {
  expect(moves.onBatch).toHaveLength(moves.onRow.length);
  const params = () => ({ whom: '' });
  expect(moveActions(announcementMoves, announcementCalls, { params }).onBatch).toEqual([]);
});

test('rows whose state is no field, and calls that miss a move, do not compile without a word', () => {
  const wrong = () => [
    // @ts-expect-error A dealer has no field `state`.
    moveActions(dealerMoves, dealerCalls),
    // @ts-expect-error Batches have no such moves.
    moveActions(announcementMoves, batchCalls),
  ];
  expect(wrong).toBeTypeOf('function');
});
