// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { downloadFile } from './download.ts';

afterEach(() => vi.restoreAllMocks());

/** A server's answer in pieces, and what the page would save. */
function answer(pieces: string[], init: ResponseInit) {
  const body = new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
  URL.createObjectURL = vi.fn(() => 'blob:1');
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('物料.xlsx');
  });
}

test('[CAL-25] a file is saved under the name of its header, and tells how much has come', async () => {
  const click = answer(['abc', 'de'], {
    headers: { 'Content-Disposition': `attachment; filename*=UTF-8''%E7%89%A9%E6%96%99.xlsx` },
  });
  const bytes: number[] = [];
  const query = { kind: ['a', 'b'], keyword: '' };
  const name = await downloadFile(partCalls.export, query, { onProgress: (n) => bytes.push(n) });
  expect(name).toBe('物料.xlsx');
  expect(bytes).toEqual([3, 5]);
  expect(click).toHaveBeenCalledOnce();
  const [address] = vi.mocked(fetch).mock.lastCall!;
  expect(decodeURIComponent(address as string)).toBe('/api/part/export?kind[]=a&kind[]=b');
});

test('what the server says instead of a file is a failure, and nothing is saved', async () => {
  const click = answer(['{"code":403,"msg":"没有权限执行此操作"}'], { status: 403 });
  await expect(downloadFile(partCalls.export, {})).rejects.toThrow('没有权限执行此操作');
  expect(click).not.toHaveBeenCalled();
});
