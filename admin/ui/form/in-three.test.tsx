import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { queryClient } from '#admin/app/query.ts';
import { call } from '#contract/call.ts';
import { t } from '#contract/text.ts';
import { names } from '#contract/names.ts';
import { inThree, namesInThree } from '#contract/translated.ts';
import { requiredText, typed } from '#contract/validation.ts';
import { InThreeField } from './InThreeField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RichTextField } from './RichTextField.tsx';

const schema = z.strictObject({
  ...inThree('title', requiredText(20), typed(20).default('')),
  ...inThree('body', requiredText(200), typed(200).default('')),
});
const texts = {
  one: t('文章', 'article', '文章'),
  fields: {
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('body', t('正文', 'Text', '內文')),
  },
};

let saved: Record<string, unknown> | null = null;
beforeEach(() => {
  saved = null;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    saved = JSON.parse(body ?? '{}') as Record<string, unknown>;
    return Response.json({ code: 0, msg: '', data: { id: 1, version: 1, ...saved } });
  });
  // What the editor asks of a page that is not drawn.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (record: Record<string, unknown> | null) =>
  openForm(
    schema,
    record,
    <>
      <InThreeField field="title" />
      <RichTextField field="body" />
    </>,
  );
const common = { types: ['admin'], allow: 'signedIn', answer: z.unknown() } as const;
const callsOf = (input: z.ZodObject) => ({
  add: call('POST article/add', { ...common, input }),
  edit: call('POST article/edit', { ...common, input }),
});
const openForm = (schema: z.ZodObject, record: Record<string, unknown> | null, fields: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RecordForm
          calls={callsOf(schema)}
          texts={texts}
          record={record as null}
          shape="page"
          onClose={() => {}}
          onSaved={() => {}}
        >
          {fields}
        </RecordForm>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));

test('words stand in three languages side by side, and only Chinese must be written', async () => {
  open({
    id: 1,
    version: 1,
    title: '',
    title_en: '',
    title_tw: '',
    body: '<p>甲</p>',
    body_en: '',
    body_tw: '',
  });
  fireEvent.change(screen.getByLabelText('标题（英文）'), { target: { value: 'Only English' } });
  save();
  expect(await screen.findByText('标题：不能为空')).toBeTruthy();
  expect(screen.queryByText(/标题（繁体）：/)).toBeNull();
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '甲' } });
  save();
  await waitFor(() =>
    expect(saved).toMatchObject({ title: '甲', title_en: 'Only English', title_tw: '' }),
  );
});

test('a name that is kept as one value is written in the same way', async () => {
  openForm(z.strictObject({ name: names(20) }), null, <InThreeField field="name" />);
  expect(screen.getAllByPlaceholderText('留空则用简体中文')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('英文名称'), { target: { value: 'Only English' } });
  save();
  expect(await screen.findByText('简体中文名称：不能为空')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('简体中文名称'), { target: { value: '甲' } });
  save();
  await waitFor(() => expect(saved).toMatchObject({ name: { zh_CN: '甲', en: 'Only English' } }));
});

test('where every language is needed, none says that it may be left empty', () => {
  const needed = z.strictObject(inThree('name', requiredText(20), requiredText(20)));
  openForm(needed, null, <InThreeField field="name" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(screen.queryByPlaceholderText('留空则用简体中文')).toBeNull();
});

test('a text is written in one language at a time, and what is not shown is kept and judged too', async () => {
  open({
    id: 1,
    version: 1,
    title: '甲',
    title_en: '',
    title_tw: '',
    body: '',
    body_en: '<p>Hello</p>',
    body_tw: '',
  });
  expect((await screen.findByRole('textbox', { name: '正文' })).textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect((await screen.findByRole('textbox', { name: '正文（英文）' })).textContent).toBe('Hello');
  expect(screen.queryByRole('textbox', { name: '正文' })).toBeNull();
  save();
  const chinese = screen.getByRole('button', { name: '简体中文' });
  await waitFor(() => expect(chinese.dataset['wrong']).toBe('true'));
  expect(saved).toBeNull();
});
