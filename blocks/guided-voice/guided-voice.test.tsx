import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { guidedVoice } from './spec.ts';

const audioUrl = '/api/file/abcdefghijklmnopqrstuv';

test('[BLK-14] plays by itself unless it is told not to', () => {
  expect(initialOf(guidedVoice)).toEqual({ audioUrl: '', src: '', autoplay: true, isPlay: false });
  const voice = (autoplay: boolean) =>
    showBlock(guidedVoice, { audioUrl, autoplay }).querySelector('sy-voice')!;
  expect(voice(true).hasAttribute('data-autoplay')).toBe(true);
  expect(voice(false).hasAttribute('data-autoplay')).toBe(false);
});

test('[BLK-14] without a script it is a plain player', () => {
  const block = showBlock(guidedVoice, { audioUrl });
  expect(block.querySelector('audio')!.controls).toBe(true);
  expect(block.querySelector('button')!.hidden).toBe(true);
});

test('[BLK-14] in the designer nothing sounds', () => {
  const block = showBlock(guidedVoice, { audioUrl }, { place: 'canvas' });
  expect(block.querySelector('audio, sy-voice')).toBeNull();
  expect(block.textContent).toBe('语音导览');
  expect(showBlock(guidedVoice).innerHTML).toBe('');
});
