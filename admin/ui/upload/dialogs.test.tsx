import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindToasts } from '#admin/app/toast.ts';
import { useSession } from '#admin/app/session.ts';
import { FilesDialog, type FilesDialogProps } from './FilesDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import type { Transport } from './engine.ts';

const said: string[] = [];
const asked: { path: string; body: unknown }[] = [];
let known = true;

/** Hashing runs in a worker, which jsdom lacks. */
class InstantWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage() {
    setTimeout(() => this.onmessage?.({ data: { hash: 'a'.repeat(64) } }));
  }
  terminate() {}
}

beforeEach(() => {
  said.length = asked.length = 0;
  known = true;
  localStorage.clear();
  useSession.setState({ token: 'secret', type: 'web' });
  bindToasts({
    open: ({ text }) => said.push(text),
    close: () => {},
    pop: ({ title, text }) => said.push(`${title}: ${text}`),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('Worker', InstantWorker);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const read = JSON.parse(body as string) as { fname?: string };
    asked.push({ path: path.replace('/api/', ''), body: read });
    if (path.includes('getToken')) {
      const data = {
        token: 't',
        file_path: 'incoming/x/',
        form: null,
        tus_url: '/api/storage/tus',
      };
      return Response.json({ code: 0, msg: '', data });
    }
    if (path.includes('secondPass')) {
      if (!known) return Response.json({ code: 409, msg: '图片名字重复,请修改名字后重试!' });
      const key = `incoming/x/${read.fname}`;
      return Response.json({ code: 0, msg: '', data: { url: '/api/file/abc', key } });
    }
    return Response.json({ code: 1007, msg: '删除成功', data: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (dialog: ReactNode) =>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <MemoryRouter>{dialog}</MemoryRouter>
    </ConfigProvider>,
  );
function open(props: Partial<FilesDialogProps> = {}) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  show(<FilesDialog onDone={onDone} onClose={onClose} {...props} />);
  return { onDone, onClose };
}
const file = (name: string, type = '') => new File(['x'], name, { type });
/** A file that claims this size. */
const large = (name: string, size: number) =>
  Object.defineProperty(file(name), 'size', { value: size });
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const pick = (...files: File[]) => fireEvent.change(picker(), { target: { files } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('listitem');

describe('the file dialog', () => {
  test('[UPL-6] is called by whether files exist, and takes one alone when it modifies', async () => {
    open();
    expect(screen.getByText('上传附件')).toBeTruthy();
    expect(picker().multiple).toBe(true);
    cleanup();
    open({ existing: [{ name: 'SN1##旧.pdf', size: 5 }] });
    expect(screen.getByText('修改附件')).toBeTruthy();
    expect(picker().multiple).toBe(false);
    pick(file('SN1##新.pdf'), file('SN1##又.pdf'));
    expect(rows()).toHaveLength(1);
    expect(said).toContain('只能上传一个文件');
    expect(picker().disabled).toBe(true);
  });

  test('[UPL-4] wrong names are warned of and not added, nor is one twice', () => {
    open();
    pick(file('无.pdf'), file('a##'), file('SN1##图.pdf'));
    expect(rows()).toHaveLength(1);
    expect(said[0]).toContain('无.pdf');
    expect(said[0]).toContain('序列号##文件名');
    pick(file('SN1##图.pdf'));
    expect(rows()).toHaveLength(1);
    expect(said.at(-1)).toBe('SN1##图.pdf已在列表中');
  });

  test('a folder among dropped files is not taken for one', () => {
    open();
    const entry = (isDirectory: boolean) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory }),
    });
    const items = [{ kind: 'string' }, entry(true), entry(false)];
    const files = [file('SN1##夹'), file('SN1##图.pdf')];
    fireEvent.drop(picker(), { dataTransfer: { items, files } });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]!.textContent).toContain('图.pdf');
    expect(said).toEqual(['不能上传文件夹，请选择文件']);
  });

  test('[UPL-4] with nothing selected it says so', () => {
    open();
    press('开始上传');
    expect(said).toEqual(['请选择要上传的文件']);
  });

  test('[UPL-3] what is too large is warned of and not in the list', () => {
    open();
    pick(
      large('SN1##a.dwg', 524_288_001),
      large('SN1##b.pdf', 209_715_201),
      large('SN1##c.step', 524_288_000),
    );
    expect(rows()).toHaveLength(1);
    expect(said).toEqual([
      'SN1##a.dwg文件过大，不能超过500M!',
      'SN1##b.pdf文件过大，非CAD文件不能超过200M!',
    ]);
  });

  test('[UPL-5] uploads, says how each one stands, and hands the records over to be saved', async () => {
    const { onDone, onClose } = open();
    pick(file('SN1##图.pdf'));
    expect(rows()[0]!.textContent).toContain('待上传');
    press('开始上传');
    expect(await screen.findByText('秒传成功')).toBeTruthy();
    press('保存');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onDone).toHaveBeenCalledWith([
      {
        serial_number: 'SN1',
        origin_name: 'SN1##图.pdf',
        file_name: '图.pdf',
        file_path: 'incoming/x/SN1##图.pdf',
        file_size: 1,
        url: '/api/file/abc',
      },
    ]);
  });

  test('[ERR-5] what the server refuses is a notification, and the file can be tried again', async () => {
    known = false;
    open();
    pick(file('SN1##图.pdf'));
    press('开始上传');
    expect(await screen.findByText('上传失败')).toBeTruthy();
    expect(said).toEqual(['错误提示: 图片名字重复,请修改名字后重试!']);
    known = true;
    press('重试 SN1##图.pdf');
    expect(await screen.findByText('秒传成功')).toBeTruthy();
  });

  test('[UPL-6] deleting asks, and an uploaded file is taken back from the server', async () => {
    open();
    pick(file('SN1##图.pdf'));
    press('开始上传');
    await screen.findByText('秒传成功');
    const remove = screen.getByRole('button', { name: '删除 SN1##图.pdf' });
    remove.focus();
    fireEvent.click(remove);
    fireEvent.click(screen.getAllByRole('button', { name: '取消' }).at(-1)!);
    await waitFor(() => expect(document.activeElement).toBe(remove));
    fireEvent.click(remove);
    expect(screen.getByText('确定删除当前文件？')).toBeTruthy();
    press('删除');
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(asked.at(-1)).toEqual({
      path: 'WipFile/deleteFile',
      body: { file: 'incoming/x/SN1##图.pdf' },
    });
  });

  test('closing with files in it asks first', async () => {
    const { onClose } = open();
    pick(file('SN1##图.pdf'));
    press('取消');
    expect(screen.getByText('还有文件没有保存')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    press('放弃并关闭');
    expect(onClose).toHaveBeenCalled();
  });

  test('opened by the address, it comes back as it was left; once saved it is empty', async () => {
    open({ isRouted: true });
    pick(file('SN1##图.pdf'));
    press('开始上传');
    await screen.findByText('秒传成功');
    cleanup();
    const { onClose } = open({ isRouted: true });
    expect(rows()[0]!.textContent).toContain('秒传成功');
    cleanup();
    useSession.setState({ type: 'dealer' });
    open({ isRouted: true });
    expect(rows()).toHaveLength(0);
    cleanup();
    useSession.setState({ type: 'web' });
    const again = open({ isRouted: true });
    press('保存');
    await waitFor(() => expect(again.onClose).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    cleanup();
    open({ isRouted: true });
    expect(rows()).toHaveLength(0);
  });

  test('stays open when saving fails', async () => {
    const { onClose } = open({ onDone: () => Promise.reject(new Error('no')) });
    pick(file('SN1##图.pdf'));
    press('开始上传');
    await screen.findByText('秒传成功');
    press('保存');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存' }).className).not.toContain('loading'),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('[UPL-11] media and models', () => {
  test('have formats of their own, one file, no serial number, and hand over its address', async () => {
    const { onDone } = open({ kind: 'media' });
    pick(file('a.mkv'));
    expect(said[0]).toContain('只能上传 mp4、ogg、flv、avi、wmv、rmvb、mov、mp3 格式的文件');
    pick(file('开场.MP4'));
    expect(picker().disabled).toBe(true);
    press('开始上传');
    await screen.findByText('秒传成功');
    expect(asked.map(({ path }) => path)).toContain('WipFile/getToken?bucket=video');
    press('保存');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(onDone.mock.calls[0]![0].at(-1)).toMatchObject({
      serial_number: '',
      url: '/api/file/abc',
    });
  });

  test('a model is no document', () => {
    open({ kind: 'model' });
    pick(file('a.pdf'));
    expect(said[0]).toContain('不是三维模型');
    pick(large('a.glb', 209_715_201));
    expect(said[1]).toContain('非CAD文件不能超过200M');
    pick(file('齿轮.STL'));
    expect(rows()).toHaveLength(1);
  });
});

describe('[UPL-2] the helper for one picture', () => {
  const arrive: Transport = { send: async () => ({ url: '/api/picture/x.webp', key: 'x' }) };

  test('wants a picture, under 10 MB, one at a time', () => {
    show(<ImageDialog transport={arrive} onDone={() => {}} onClose={() => {}} />);
    pick(file('a.txt', 'text/plain'));
    const big = Object.defineProperty(file('a.png', 'image/png'), 'size', { value: 10_485_761 });
    pick(big);
    pick(file('a.png', 'image/png'), file('b.png', 'image/png'));
    expect(said).toEqual(['请上传图片！', '大小不能超过10MB！', '只能上传一个文件']);
    expect(picker().multiple).toBe(false);
  });

  test('closes with success and hands over the address', async () => {
    const onDone = vi.fn();
    const onClose = vi.fn();
    show(<ImageDialog transport={arrive} onDone={onDone} onClose={onClose} />);
    pick(file('a.png', 'image/png'));
    press('上传');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/api/picture/x.webp'));
    expect(onClose).toHaveBeenCalled();
  });

  test('[UPL-10] says when it failed, and can be tried again', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValueOnce({ url: '/u', key: 'k' });
    const onDone = vi.fn();
    show(<ImageDialog transport={{ send }} onDone={onDone} onClose={() => {}} />);
    pick(file('a.png', 'image/png'));
    press('上传');
    expect(await screen.findByText('上传图片失败，请删除后重新上传')).toBeTruthy();
    press('上传');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/u'));
  });
});
