import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { video } from './spec.ts';

const src = '/api/file/abcdefghijklmnopqrstuv';
const cover = `/api/picture/${'a'.repeat(64)}.webp`;

test('[BLK-6] shows its cover first and plays when it is asked to', () => {
  const film = showBlock(video, { src, coverUrl: cover }).querySelector('video')!;
  expect(film.getAttribute('src')).toBe(src);
  expect(film.getAttribute('poster')).toBe(cover.replace('.webp', '-720.webp'));
  expect(film.controls).toBe(true);
  expect(film.autoplay).toBe(false);
  expect(film.hasAttribute('muted')).toBe(false);
});

test('[BLK-6] what plays by itself is silent and stays in the page', () => {
  const film = showBlock(video, { src, autoplay: true }).querySelector('video')!;
  expect(film.autoplay).toBe(true);
  expect(film.hasAttribute('muted')).toBe(true);
  expect(film.hasAttribute('playsinline')).toBe(true);
});

test('[BLK-6] does not play in the designer', () => {
  const film = showBlock(video, { src, autoplay: true }, { place: 'canvas' }).querySelector(
    'video',
  )!;
  expect([film.autoplay, film.controls]).toEqual([false, false]);
});

test('[BLK-6] without a film it is not on the page', () => {
  expect(showBlock(video).innerHTML).toBe('');
  expect(showBlock(video, {}, { place: 'canvas' }).textContent).toBe('请上传视频');
});
