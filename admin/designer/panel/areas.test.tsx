import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newBlock } from '#blocks/kit/document.ts';
import { initialSettings } from '#blocks/kit/fields.ts';
import { areaFields } from '#blocks/picture-ads/areas.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { button, open, press, setUpPanel, settingsOf, show } from './panel.fixture.tsx';

setUpPanel();

const picture = (src: string, areas: object[] = []) =>
  newBlock(pictureAds, {
    imageList: [
      {
        src,
        text: '',
        linktype: '10',
        http: { externalLink: '' },
        areas: areas.map((over) => ({ ...initialSettings(areaFields), ...over })),
      },
    ],
  });

const openPicture = (src: string, areas?: object[]) => {
  const editor = open(picture(src, areas));
  editor.select(['b1']);
  show(editor);
  press('第 1 项');
  return editor;
};
type Area = { left: number; top: number; width: number; height: number };
const areasOf = (editor: ReturnType<typeof openPicture>) =>
  (settingsOf(editor).imageList as { areas: Area[] }[])[0]!.areas;
const placesOf = (editor: ReturnType<typeof openPicture>) =>
  areasOf(editor).map(({ left, top, width, height }) => [left, top, width, height]);

async function stage() {
  press('在图片上画热区');
  const ground = await screen.findByRole('listbox', { name: '图片上的热区' });
  ground.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  ground.setPointerCapture = () => {};
  return ground;
}
const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 });
const areas = () => [...document.querySelectorAll<HTMLElement>('[role=option][data-at]')];

test('areas are drawn once there is a picture', () => {
  openPicture('');
  expect(button('在图片上画热区')).toBeUndefined();
  expect(screen.getByText('先上传图片，再画热区')).toBeTruthy();
});

test('an area is drawn, moved and resized by the pointer, each a step that can be undone', async () => {
  const editor = openPicture('/a.png');
  const ground = await stage();
  fireEvent.pointerDown(ground, at(20, 10));
  fireEvent.pointerMove(ground, at(120, 60));
  fireEvent.pointerUp(ground, at(120, 60));
  expect(placesOf(editor)).toEqual([[10, 10, 50, 50]]);
  await waitFor(() => expect(document.activeElement).toBe(areas()[0]));
  expect(areas()[0]!.getAttribute('aria-label')).toBe('第 1 项，左 10%，上 10%，宽 50%，高 50%');
  fireEvent.pointerDown(areas()[0]!, at(30, 20));
  fireEvent.pointerMove(ground, at(50, 30));
  fireEvent.pointerUp(ground, at(50, 30));
  expect(placesOf(editor)).toEqual([[20, 20, 50, 50]]);
  fireEvent.pointerDown(areas()[0]!.querySelector('[data-corner]')!, at(140, 70));
  fireEvent.pointerMove(ground, at(100, 60));
  fireEvent.pointerUp(ground, at(100, 60));
  expect(placesOf(editor)).toEqual([[20, 20, 30, 40]]);
  expect(editor.history.getState().steps).toHaveLength(3);
  fireEvent.keyDown(areas()[0]!, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(areas()[0]!, { key: 'z', ctrlKey: true });
  expect(placesOf(editor)).toEqual([[10, 10, 50, 50]]);
  fireEvent.keyDown(areas()[0]!, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(placesOf(editor)).toEqual([[20, 20, 50, 50]]);
});

test('a click is no area, and what is begun ends with Escape or a lost pointer', async () => {
  const editor = openPicture('/a.png', [{ left: 60 }]);
  const ground = await stage();
  fireEvent.pointerDown(ground, at(20, 10));
  fireEvent.pointerUp(ground, at(21, 10));
  fireEvent.pointerDown(areas()[0]!, at(130, 40));
  fireEvent.pointerMove(ground, at(20, 10));
  fireEvent.keyDown(areas()[0]!, { key: 'Escape' });
  fireEvent.pointerUp(ground, at(20, 10));
  fireEvent.pointerDown(areas()[0]!, at(130, 40));
  fireEvent.pointerMove(ground, at(20, 10));
  fireEvent.pointerCancel(ground);
  expect(placesOf(editor)).toEqual([[60, 35, 40, 30]]);
  expect(editor.history.getState().steps).toHaveLength(0);
});

test('keys move, resize and delete an area, and a new one is put beside the last', async () => {
  const editor = openPicture('/a.png');
  await stage();
  // The panel has the same button; the dialog is last.
  const adders = () =>
    [...document.querySelectorAll<HTMLElement>('button')].filter(
      (one) => one.textContent === '添加热区',
    );
  fireEvent.click(adders().at(-1)!);
  fireEvent.click(adders().at(-1)!);
  expect(placesOf(editor)).toEqual([
    [30, 35, 40, 30],
    [33, 38, 40, 30],
  ]);
  const key = (name: string, shiftKey = false) =>
    fireEvent.keyDown(areas()[1]!, { key: name, shiftKey });
  key('ArrowLeft');
  key('ArrowDown');
  key('ArrowRight', true);
  key('ArrowUp', true);
  expect(placesOf(editor)[1]).toEqual([32, 39, 41, 29]);
  // A run of keys is one step.
  expect(editor.history.getState().steps).toHaveLength(3);
  key('Delete');
  expect(placesOf(editor)).toEqual([[30, 35, 40, 30]]);
  await waitFor(() => expect(document.activeElement).toBe(areas()[0]));
  act(() => editor.undo());
  expect(placesOf(editor)).toHaveLength(2);
});

test('there is no room for more than twenty', async () => {
  const editor = openPicture(
    '/a.png',
    Array.from({ length: 20 }, () => ({ left: 60, width: 10 })),
  );
  const ground = await stage();
  fireEvent.pointerDown(ground, at(20, 10));
  fireEvent.pointerMove(ground, at(80, 60));
  fireEvent.pointerUp(ground, at(80, 60));
  expect(areasOf(editor)).toHaveLength(20);
  expect(screen.getByText('最多 20 个热区')).toBeTruthy();
});
