import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { noteCard } from './spec.ts';

const note = (text: string) => ({
  src: '/n.png',
  text,
  linktype: '10' as const,
  http: { externalLink: '/note' },
});
const notes = ['一', '二', '三', '四'].map(note);

test('[BLK-28] shows its notes, labels, and how often they were read and liked', () => {
  const block = showBlock(noteCard, {
    imageList: notes,
    noteLabels: [{ text: '咖啡' }, { text: '生活' }],
    readingNumber: 12_840,
    praisePoints: 396,
  });
  expect(block.querySelectorAll('a.b-note-item')).toHaveLength(4);
  expect([...block.querySelectorAll('.b-note-label')].map((one) => one.textContent)).toEqual([
    '咖啡',
    '生活',
  ]);
  expect(block.querySelector('.b-note-figures')!.textContent).toBe('阅读 12,840赞 396');
});

test('[BLK-28] leaves out figures that nobody gave', () => {
  const block = showBlock(noteCard, { imageList: notes, readingNumber: 0, praisePoints: 3 });
  expect(block.querySelector('.b-note-figures')!.textContent).toBe('赞 3');
  expect(showBlock(noteCard, { imageList: notes }).querySelector('.b-note-foot')).toBeNull();
});

test('[BLK-28] folds after three and leads to all of them where it is told to', () => {
  const block = showBlock(noteCard, {
    imageList: notes,
    viewMore1: true,
    viewMore2: true,
    http: { externalLink: '/notes' },
  });
  expect(block.querySelectorAll('details .b-note-item')).toHaveLength(1);
  expect(block.querySelector('.b-note-all')!.getAttribute('href')).toBe('/notes');
  const plain = showBlock(noteCard, { imageList: notes });
  expect(plain.querySelector('details, .b-note-all')).toBeNull();
});

test.each(['top', 'center', 'bottom'] as const)(
  '[BLK-28] the text stands at the %s',
  (positions) => {
    const block = showBlock(noteCard, { imageList: notes, positions, textWeight: 700 });
    expect(block.querySelector(`.is-text-${positions}`)).not.toBeNull();
    expect(block.querySelector<HTMLElement>('.b-note-text')!.style.fontWeight).toBe('700');
  },
);

test('[BLK-28] without notes it says so in the designer and is not there on a page', () => {
  expect(showBlock(noteCard).innerHTML).toBe('');
  expect(showBlock(noteCard, {}, { place: 'canvas' }).textContent).toBe('请添加笔记');
});
