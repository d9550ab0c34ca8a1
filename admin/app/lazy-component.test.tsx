// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

afterEach(cleanup);

const flaky = <P extends object>(Piece: (props: P) => React.ReactNode) =>
  vi
    .fn<() => Promise<typeof Piece>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Piece);

test('[ERR-8] a piece that did not come offers another try in its place', async () => {
  const Piece = lazyComponent(flaky(() => <p>here</p>));
  render(<Piece />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('here')).toBeTruthy();
});

test('[ERR-8] what can be closed is closed again, and the next opening is a real try', async () => {
  const load = flaky((_: { isOpen: boolean; onClose: () => void }) => <p>drawer</p>);
  const Drawer = lazyComponent(load);
  const onClose = vi.fn();
  const { rerender } = render(<Drawer isOpen onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(<Drawer isOpen={false} onClose={onClose} />);
  expect(load).toHaveBeenCalledOnce();
  rerender(<Drawer isOpen onClose={onClose} />);
  expect(await screen.findByText('drawer')).toBeTruthy();
});
