// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import './photos.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('photos are made small before they travel, and no more are taken than asked for', async () => {
  const picture = { width: 4_000, height: 3_000, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  class Box {
    files: File[] = [];
    items = { add: (file: File) => void this.files.push(file) };
  }
  vi.stubGlobal('DataTransfer', Box);
  const sizes: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA');
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push(this.width);
    done(new Blob(['small']));
  });
  document.body.innerHTML = '<sy-photos data-most="2"><input type="file" multiple></sy-photos>';
  const input = document.querySelector('input')!;
  let files: File[] = [
    new File([new Uint8Array(900_000)], 'large.png'),
    new File([new Uint8Array(9_000)], 'little.jpg'),
    new File(['x'], 'third.jpg'),
  ];
  Object.defineProperty(input, 'files', {
    get: () => files,
    set: (next: File[]) => {
      files = next;
    },
  });
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual(['large.jpg', 'little.jpg']);
  expect(sizes).toEqual([1_600]);
  expect(document.querySelectorAll('li img')).toHaveLength(2);
  expect(document.querySelector('img')!.alt).toBe('large.png');
});
