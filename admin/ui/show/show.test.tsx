import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindToasts } from '#admin/app/toast.ts';
import { t } from '#contract/text.ts';
import { CodeText } from './CodeText.tsx';
import { Fact, Facts } from './Facts.tsx';
import { Money } from './Money.tsx';
import { StateSteps } from './StateSteps.tsx';
import { Timeline } from './Timeline.tsx';

const said: string[] = [];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  bindToasts({ open: ({ text }) => said.push(text), close: () => {}, pop: () => {} });
  // What others left waiting is shown now.
  said.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[ERR-7] a code is copied whole, however it is grouped', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(<CodeText code="ABCD1234EF" grouped />);
  expect([...document.querySelectorAll('code span')].map((one) => one.textContent)).toEqual([
    'ABCD',
    '1234',
    'EF',
  ]);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(said).toEqual(['复制成功']));
  expect(writeText).toHaveBeenCalledWith('ABCD1234EF');
});

test('without a copy button a long code is only its groups, and its text has no gaps', () => {
  const { container } = render(<CodeText code="0123456789ABCDEF" copyable={false} />);
  const groups = [...container.querySelectorAll('code span')].map((one) => one.textContent);
  expect(groups).toEqual(['0123', '4567', '89AB', 'CDEF']);
  expect(container.innerHTML).toMatch(/^<code/);
  expect(screen.getByText((_, one) => one?.tagName === 'CODE').textContent).toBe(
    '0123456789ABCDEF',
  );
});

test('[ERR-7] without a clipboard the selection is copied, and where that fails it is said', async () => {
  let selected = '';
  const execCommand = vi.fn(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  Object.assign(document, { execCommand });
  render(<CodeText code="ABCD1234" />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(said).toEqual(['复制成功']));
  expect(selected).toBe('ABCD1234');
  expect(document.querySelector('textarea')).toBeNull();
  execCommand.mockReturnValue(false);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatch(/^浏览器不允许复制/);
});

test('facts say what is not given', () => {
  const label = (zh: string) => t(zh, zh, zh);
  render(
    <Facts>
      <Fact label={label('金额')}>
        <Money cents={0} />
      </Fact>
      <Fact label={label('数量')}>{0}</Fact>
      <Fact label={label('备注')}>{''}</Fact>
    </Facts>,
  );
  const values = [...document.querySelectorAll('dd')].map((one) => one.textContent);
  expect(values).toEqual(['¥0.00', '0', '未填写']);
});

test('a timeline is a list in its order, steps tell past, present and failure in words too', () => {
  render(
    <>
      <Timeline
        items={[
          { time: '2026-11-15T02:00:00Z', title: '发货', who: '李明', tone: 'good' },
          { time: '2026-11-14T02:00:00Z', title: '装箱' },
        ]}
      />
      <StateSteps
        label="进度"
        current="review"
        failed
        steps={['submit', 'review', 'open'].map((key) => ({ key, title: key }))}
      />
    </>,
  );
  const items = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(items[0]).toMatch(/^发货李明2026-11-15/);
  expect(items.slice(2)).toEqual(['submit 已完成', 'review 未通过', 'open']);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('review');
});
