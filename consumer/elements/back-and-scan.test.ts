// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import './back.ts';
import './scan.ts';

const put = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[BLK-37] the way back comes forth where there is one, and leads back', async () => {
  const back = put('<sy-back hidden><button></button></sy-back>');
  expect(back.hidden).toBe(history.length < 2);
  history.pushState({}, '', '/next');
  const next = put('<sy-back hidden><button></button></sy-back>');
  expect(next.hidden).toBe(false);
  const left = new Promise((done) => {
    addEventListener('popstate', done, { once: true });
  });
  next.querySelector('button')!.click();
  await left;
  expect(location.pathname).toBe('/');
});

test('[RTE-6] a link back leads to where one was, and is good by itself for the person who came from elsewhere', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const link = put('<sy-back><a href="#product"></a></sy-back>').querySelector('a')!;
  link.click();
  expect(back).not.toHaveBeenCalled();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/template`);
  link.click();
  expect(back).toHaveBeenCalledTimes(1);
});

const search =
  '<form><sy-scan hidden><button type="button"></button></sy-scan><input type="search" name="q"></form>';

test('[BLK-25] where no code can be read the scan button stays away', () => {
  expect(put(search).querySelector<HTMLElement>('sy-scan')!.hidden).toBe(true);
});

test('[BLK-25] a code that was read is asked for at once, one that was not is typed', async () => {
  const read: { rawValue: string }[] = [{ rawValue: 'https://t.example/c/7QK4' }];
  class Reader {
    detect = () => Promise.resolve(read);
  }
  vi.stubGlobal('BarcodeDetector', Reader);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  const form = put(search) as HTMLFormElement;
  expect(form.querySelector<HTMLElement>('sy-scan')!.hidden).toBe(false);

  const cameras: HTMLInputElement[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    cameras.push(this);
  });
  const asked = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', asked);
  const photograph = () => {
    form.querySelector('button')!.click();
    const camera = cameras.at(-1)!;
    Object.defineProperty(camera, 'files', {
      value: [new File(['x'], 'photo.jpg')],
      configurable: true,
    });
    camera.dispatchEvent(new Event('change'));
  };
  const field = form.querySelector('input')!;
  photograph();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(field.value).toBe('https://t.example/c/7QK4');

  read.pop();
  photograph();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked).toHaveBeenCalledTimes(1);
});
