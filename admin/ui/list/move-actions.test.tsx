import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcementCalls } from '#contract/features/platform/announcements/contract.ts';
import { announcementMoves } from '#contract/features/platform/announcements/moves.ts';
import { dealerCalls } from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
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
