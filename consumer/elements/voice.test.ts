// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import './voice.ts';

let isRefused = false;
const playing = new WeakSet<HTMLMediaElement>();
const isPaused = () => document.querySelector('audio')!.paused;

// jsdom plays nothing: a stand-in player that starts or refuses like a browser.
beforeEach(() => {
  isRefused = false;
  document.body.innerHTML = '';
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  HTMLMediaElement.prototype.play = async function play() {
    if (isRefused) throw new DOMException('not allowed', 'NotAllowedError');
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  };
});

function show(attributes: string) {
  document.body.innerHTML = `<sy-voice ${attributes}><audio controls></audio><button hidden></button></sy-voice><p>页</p>`;
  const voice = document.querySelector<HTMLElement>('sy-voice')!;
  return { voice, button: voice.querySelector('button')!, page: document.querySelector('p')! };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('[BLK-14] plays by itself where it may, under one button', async () => {
  const { voice, button } = show('data-autoplay');
  await settle();
  expect(isPaused()).toBe(false);
  expect(voice.dataset.playing).toBe('');
  expect(button.hidden).toBe(false);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(voice.querySelector('audio')!.controls).toBe(false);
});

test('[BLK-14] its icon stops it and lets it go on', async () => {
  const { voice, button } = show('data-autoplay');
  await settle();
  button.click();
  expect(isPaused()).toBe(true);
  expect(voice.dataset.playing).toBeUndefined();
  button.click();
  await settle();
  expect(isPaused()).toBe(false);
});

test('[BLK-14] where the browser refuses, the first tap on the page begins it', async () => {
  isRefused = true;
  const { page, button } = show('data-autoplay');
  await settle();
  expect(isPaused()).toBe(true);
  isRefused = false;
  page.click();
  await settle();
  expect(isPaused()).toBe(false);
  button.click();
  page.click();
  await settle();
  expect(isPaused()).toBe(true);
});

test('[BLK-14] a tap on the icon after a refusal begins it once', async () => {
  isRefused = true;
  const { button } = show('data-autoplay');
  await settle();
  isRefused = false;
  button.click();
  await settle();
  expect(isPaused()).toBe(false);
});

test('[BLK-14] without autoplay it waits for its icon', async () => {
  const { page, button } = show('');
  page.click();
  await settle();
  expect(isPaused()).toBe(true);
  button.click();
  await settle();
  expect(isPaused()).toBe(false);
});
