import { QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { queryClient } from '#admin/app/query.ts';
import { useSession } from '#admin/app/session.ts';
import { unsavedIn } from '#admin/app/tabs/unsaved.ts';
import { bindToasts } from '#admin/app/toast.ts';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { t } from '#contract/text.ts';
import { requiredText, typed } from '#contract/validation.ts';
import { AttributesField } from './AttributesField.tsx';
import { ListField } from './ListField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { RecordForm, type FormProps } from './RecordForm.tsx';
import { TextField } from './TextField.tsx';

const partInput = z.strictObject({
  name: requiredText(64),
  remark: typed(200).default(''),
  price: z.number().int().nullable(),
  attributes: z.array(z.strictObject({ name: requiredText(20), value: requiredText(50) })).max(3),
  manuals: z.array(z.strictObject({ name: requiredText(20), url: typed(200) })),
});
type PartInfo = z.infer<typeof partInput> & { id: number; version: number };

const word = (zh: string) => t(zh, zh, zh);
const texts = {
  one: word('零件'),
  fields: {
    name: word('名称'),
    remark: word('备注'),
    price: word('价格'),
    attributes: word('属性'),
    manuals: word('说明书'),
    url: word('链接'),
  },
};
const blank = { name: '', remark: '', price: null, attributes: [], manuals: [] };
const bolt: PartInfo = {
  id: 12,
  version: 3,
  name: '螺栓',
  remark: '',
  price: 150,
  attributes: [{ name: '材质', value: '钢' }],
  manuals: [],
};

function PartForm({ record, onClose, onSaved }: FormProps<PartInfo>) {
  return (
    <RecordForm
      resource="part"
      schema={partInput}
      texts={texts}
      record={record}
      blank={blank}
      shape="dialog"
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField field="name" />
      <TextField field="remark" rows={2} />
      <MoneyField field="price" />
      <AttributesField field="attributes" />
      <ListField field="manuals" blank={{ name: '', url: '' }}>
        <TextField field="name" />
        <TextField field="url" />
      </ListField>
    </RecordForm>
  );
}

type Sent = { url: string; key: string; body: Record<string, unknown> };
type Reply = { code: number; msg?: string; data?: unknown; errors?: unknown } | 'no network';
let sent: Sent[] = [];
let replies: Reply[] = [];
const said: string[] = [];

// Rendering antd for the first time is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });

const signIn = (id: number) =>
  useSession.setState({ token: 'a', type: 'web', user: { id } as UserInfo, menus: [] });

beforeEach(() => {
  sent = [];
  replies = [];
  said.length = 0;
  sessionStorage.clear();
  signIn(7);
  bindToasts({ open: ({ text }) => said.push(text), close: () => {}, pop: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    const read = JSON.parse(body as string) as Record<string, unknown>;
    sent.push({ url, key: new Headers(headers).get('Idempotency-Key')!, body: read });
    const reply = replies.shift() ?? { code: 0, msg: '', data: { id: 12, version: 4, ...read } };
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(reply);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(record: PartInfo | null = null) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter initialEntries={['/product/part?form=add']}>
          <PartForm record={record} onClose={onClose} onSaved={onSaved} />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return { onClose, onSaved, ...view };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// By hand: asking for the role of everything on the page takes jsdom seconds.
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = (name: string) => fireEvent.click(buttons(name).at(-1)!);
const enter = (field: HTMLElement, value?: string) => {
  if (value !== undefined) fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyUp(field, { key: 'Enter' });
};
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => press('保存');
const pause = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

describe('saving', () => {
  test('an empty required field says so at its place, and nothing is sent', async () => {
    open();
    expect(screen.getByText('新增零件')).toBeTruthy();
    save();
    expect(await screen.findByText('名称：不能为空')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
    expect(sent).toEqual([]);
  });

  test('a new record is sent once, however often the button is pressed', async () => {
    const { onClose, onSaved } = open();
    type('名称', '垫圈');
    type('价格', '12.5');
    save();
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/api/part/add' });
    expect(sent[0]!.body).toEqual({ ...blank, name: '垫圈', price: 1250 });
    expect(said).toEqual(['保存成功']);
  });

  test('an edit carries the number and the version of the record', async () => {
    const { onSaved } = open(bolt);
    expect(valueOf('价格')).toBe('1.50');
    type('名称', '长螺栓');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ url: '/api/part/edit' });
    expect(sent[0]!.body).toEqual({ ...bolt, name: '长螺栓' });
  });

  test('after no answer the same values go out under the same key, others under another', async () => {
    replies = ['no network', 'no network'];
    const { onSaved } = open();
    type('名称', '垫圈');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-live] p')).toBeTruthy());
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(document.querySelector('[aria-live] p')).toBeTruthy());
    type('名称', '弹簧垫圈');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(sent[2]!.key).not.toBe(sent[1]!.key);
  });

  test("the server's errors stand at their fields, deep inside of lists too, the rest on top", async () => {
    replies = [
      {
        code: 422,
        msg: '…',
        errors: [
          { field: 'attributes.0.value', msg: '材质不在目录中' },
          { field: 'company', msg: '企业已停用' },
        ],
      },
    ];
    open(bolt);
    type('名称', '长螺栓');
    save();
    const message = await screen.findByText('材质不在目录中');
    const item = screen.getByLabelText('材质').closest('.ant-form-item');
    expect(item?.contains(message)).toBe(true);
    expect(screen.getByText('企业已停用').closest('[aria-live]')).toBeTruthy();
    // Mending a field takes its message away.
    type('材质', '铜');
    await waitFor(() => expect(screen.queryByText('材质不在目录中')).toBeNull());
  });

  test('what another editor saved meanwhile is shown in words, and what was typed stays', async () => {
    const current = {
      ...bolt,
      version: 4,
      price: 990,
      attributes: [{ name: '材质', value: '铝' }],
    };
    replies = [
      { code: 409, msg: '…', data: { current, changed: ['name', 'price', 'attributes'] } },
    ];
    const { onSaved } = open(bolt);
    type('名称', '长螺栓');
    type('材质', '铜');
    save();
    expect(await screen.findByText('¥9.90')).toBeTruthy();
    expect(screen.getByText('材质：铝')).toBeTruthy();
    expect(screen.getByText('材质：铜')).toBeTruthy();
    expect(valueOf('价格')).toBe('9.90');
    expect(valueOf('名称')).toBe('长螺栓');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[1]!.body).toMatchObject({ version: 4, price: 990, name: '长螺栓' });
    expect(sent[1]!.body['attributes']).toEqual([{ name: '材质', value: '铜' }]);
  });
});

describe('leaving', () => {
  test('an untouched form closes at once, a changed one asks first', async () => {
    const { onClose } = open(bolt);
    press('取消');
    expect(onClose).toHaveBeenCalledOnce();
    type('名称', '长螺栓');
    press('取消');
    expect(await screen.findByText('放弃未保存的修改？')).toBeTruthy();
    press('继续编辑');
    await waitFor(() => expect(screen.queryByText('放弃未保存的修改？')).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
    press('关闭');
    fireEvent.click(await screen.findByText('放弃'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('whoever opened it has the focus again', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = open(bolt);
    act(() => screen.getByLabelText('名称').focus());
    unmount();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    opener.remove();
  });

  test('what is typed back is no change', () => {
    const { onClose } = open(bolt);
    type('名称', '长螺栓');
    type('名称', '螺栓');
    press('取消');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the tab and the window know of it while it is on the page', async () => {
    const { unmount } = open(bolt);
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    type('名称', '长螺栓');
    expect(unsavedIn(['/product/part'])).toHaveLength(1);
    expect(unsavedIn(['/elsewhere'])).toHaveLength(0);
    expect(leaving()).toBe(true);
    unmount();
    expect(unsavedIn()).toHaveLength(0);
    expect(leaving()).toBe(false);
  });
});

describe('what was typed', () => {
  test('is put back after the page was gone, and can be given up', async () => {
    open(bolt).unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    const first = open(bolt);
    type('名称', '长螺栓');
    type('材质', '铜');
    first.unmount();
    open(bolt);
    expect(screen.getByText('已恢复未保存的内容')).toBeTruthy();
    expect(valueOf('名称')).toBe('长螺栓');
    expect(valueOf('材质')).toBe('铜');
    press('放弃草稿');
    await waitFor(() => expect(valueOf('名称')).toBe('螺栓'));
    expect(valueOf('材质')).toBe('钢');
    expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('is kept a moment after typing, and forgotten when it is saved or given up', async () => {
    const { onSaved, unmount } = open();
    type('名称', '垫圈');
    await pause(600);
    expect(sessionStorage.getItem('drafts')).toContain('垫圈');
    type('备注', '还在打字');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();

    const second = open();
    type('名称', '垫圈');
    press('取消');
    fireEvent.click(await screen.findByText('放弃'));
    second.unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('belongs to one person and one record', () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    // The login ends while the form is open.
    act(() => useSession.setState({ token: null, user: null }));
    first.unmount();
    signIn(8);
    const second = open(bolt);
    expect(valueOf('名称')).toBe('螺栓');
    second.unmount();
    signIn(7);
    const third = open();
    expect(valueOf('名称')).toBe('');
    third.unmount();
    open(bolt);
    expect(valueOf('名称')).toBe('长螺栓');
  });

  test('meets the lock when the record has moved on meanwhile', async () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    first.unmount();
    const current = { ...bolt, version: 5, name: '短螺栓' };
    replies = [{ code: 409, msg: '…', data: { current, changed: ['name'] } }];
    open(current);
    save();
    expect(await screen.findByText('短螺栓')).toBeTruthy();
    expect(sent[0]!.body).toMatchObject({ version: 3 });
    expect(valueOf('名称')).toBe('长螺栓');
  });

  test('is dropped in silence when it is what the record says by now', () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    first.unmount();
    open({ ...bolt, version: 4, name: '长螺栓' });
    expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
});

describe('[VAL-4] attributes', () => {
  const prompt = () => screen.findByLabelText('属性名称');

  test('are named in a prompt, which refuses nothing and what is there already', async () => {
    const { onSaved } = open(bolt);
    press('添加属性');
    const name = await prompt();
    enter(name);
    expect(await screen.findByText('请输入属性名称')).toBeTruthy();
    enter(name, ' 材质 ');
    expect(await screen.findByText('已有同名属性')).toBeTruthy();
    enter(name, '颜色');
    fireEvent.change(await screen.findByLabelText('颜色'), { target: { value: '红' } });
    press('上移 颜色');
    press('重命名 材质');
    fireEvent.change(await prompt(), { target: { value: '用料' } });
    press('重命名');
    await screen.findByLabelText('用料');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]!.body['attributes']).toEqual([
      { name: '颜色', value: '红' },
      { name: '用料', value: '钢' },
    ]);
    expect(said).not.toContain('取消输入');
  });

  test('a cancelled prompt says so', async () => {
    open(bolt);
    press('添加属性');
    await prompt();
    press('取消');
    expect(said).toEqual(['取消输入']);
    await waitFor(() => expect(screen.queryByLabelText('属性名称')).toBeNull());
  });

  test('an empty value is named by its attribute, and no more are added than the schema admits', async () => {
    open({ ...bolt, attributes: ['甲', '乙', '丙'].map((name) => ({ name, value: '' })) });
    expect(buttons('添加属性')[0]!.disabled).toBe(true);
    save();
    expect(await screen.findByText('乙：不能为空')).toBeTruthy();
    press('移除 乙');
    await waitFor(() => expect(screen.queryByLabelText('乙')).toBeNull());
    expect(screen.getByText('丙：不能为空')).toBeTruthy();
  });
});

test('rows of a list are added, moved and removed', async () => {
  const { onSaved } = open(bolt);
  press('添加说明书');
  fireEvent.change(screen.getAllByLabelText('名称')[1]!, { target: { value: '安装' } });
  press('添加说明书');
  fireEvent.change(screen.getAllByLabelText('名称')[2]!, { target: { value: '保养' } });
  press('添加说明书');
  press('上移 说明书 第 2 项');
  press('移除 说明书 第 3 项');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]!.body['manuals']).toEqual([
    { name: '保养', url: '' },
    { name: '安装', url: '' },
  ]);
});
