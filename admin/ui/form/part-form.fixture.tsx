import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod';
import { queryClient } from '#admin/app/query.ts';
import { useSession } from '#admin/app/session.ts';
import { bindToasts } from '#admin/app/toast.ts';
import { call } from '#contract/call.ts';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { t } from '#contract/text.ts';
import { requiredText, rowId, typed } from '#contract/validation.ts';
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
const common = { types: ['web'], allow: 'signedIn', answer: z.unknown() } as const;
const calls = {
  add: call('POST part/add', { ...common, input: partInput }),
  edit: call('POST part/edit', {
    ...common,
    input: partInput.extend({ id: rowId, version: rowId }),
  }),
};
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
export const blank = { name: '', remark: '', price: null, attributes: [], manuals: [] };
export const bolt: PartInfo = {
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
      calls={calls}
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
export const sent: Sent[] = [];
export const wire: { replies: Reply[] } = { replies: [] };
export const said: string[] = [];

export const signIn = (id: number) =>
  useSession.setState({ token: 'a', type: 'web', user: { id } as UserInfo, menus: [] });

/** The environment of the form tests. */
export function setUpPartForm(): void {
  // Rendering antd for the first time is slow on a busy machine.
  configure({ asyncUtilTimeout: 8_000 });
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(() => {
    sent.length = 0;
    wire.replies = [];
    said.length = 0;
    sessionStorage.clear();
    signIn(7);
    bindToasts({ open: ({ text }) => said.push(text), close: () => {}, pop: () => {} });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
    vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
      const read = JSON.parse(body as string) as Record<string, unknown>;
      sent.push({ url, key: new Headers(headers).get('Idempotency-Key')!, body: read });
      const reply = wire.replies.shift() ?? {
        code: 0,
        msg: '',
        data: { id: 12, version: 4, ...read },
      };
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
}

export function open(record: PartInfo | null = null) {
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
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// By attribute: queries by role take seconds in jsdom.
export const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
export const press = (name: string) => fireEvent.click(buttons(name).at(-1)!);
export const enter = (field: HTMLElement, value?: string) => {
  if (value !== undefined) fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyUp(field, { key: 'Enter' });
};
export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
export const save = () => press('保存');
export const pause = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));
