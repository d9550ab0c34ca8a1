import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { customModule } from './spec.ts';

test('[BLK-33] shows its picture and its content', () => {
  const block = showBlock(customModule, { demo: '第一行\n第二行', img: '/own.png' });
  expect(block.querySelector('p')!.textContent).toBe('第一行\n第二行');
  expect(block.querySelector('img')!.getAttribute('src')).toBe('/own.png');
});

test('[BLK-33] markup in its content is only text', () => {
  const block = showBlock(customModule, { demo: '<b onclick="x()">粗</b>' });
  expect(block.querySelector('b')).toBeNull();
});

test('[BLK-33] while it is empty it says so in the designer and is not there on a page', () => {
  expect(showBlock(customModule).innerHTML).toBe('');
  expect(showBlock(customModule, {}, { place: 'canvas' }).textContent).not.toBe('');
});
