import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, found, openPage, setUpPages } from '#admin/ui/list/page.fixture.tsx';
import { ScanTray } from './ScanTray.tsx';

const world = setUpPages();
const onConfirm = vi.fn(async () => undefined);
const Page = () => <ScanTray shipmentId={7} onStop={() => undefined} onConfirm={onConfirm} />;

const scan = async (code: string) => {
  const field = await found(() => document.querySelector('input'));
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
};
const tray = () => [...document.querySelectorAll('li code')].map((one) => one.textContent);
const band = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text));

test('takes what is on its way in this delivery, and nothing else', async () => {
  openPage(Page, '/goods/receive', []);
  world.answers['receive/check'] = { units: 1 };
  await scan('ABC');
  await waitFor(() => expect(tray()).toEqual(['ABC']));
  expect(world.sent).toEqual([{ path: 'receive/check', body: { shipment_id: 7, codes: ['ABC'] } }]);
  world.answers['receive/check'] = { units: 0 };
  await scan('OLD');
  await band(/OLD 之前已收货/);
  await scan('ABC');
  await band(/ABC 已经扫过/);
  expect(tray()).toEqual(['ABC']);
  fireEvent.click(button('确认收到这些')!);
  await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith(['ABC']));
});
