import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { queryClient } from '#admin/app/query.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import type { Field } from '#blocks/kit/fields.ts';
import type { BlockSpec, Settings } from '#blocks/kit/spec.ts';
import { createEditor, type Editor } from '../model/page-editor.ts';
import { StylePanel } from './StylePanel.tsx';
import { afterEach, beforeEach, vi } from 'vitest';

/** The environment of the panel tests. */
export function setUpPanel(): void {
  // Rendering antd for the first time is slow on a busy machine.
  configure({ asyncUtilTimeout: 8_000 });
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(() => {
    queryClient.clear();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: [], count: 0 }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export function show(editor: Editor) {
  render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
        <MemoryRouter>
          <StylePanel editor={editor} />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return editor;
}
export const open = (...blocks: ReturnType<typeof newBlock>[]) =>
  createEditor({ page: pageOf(blocks), by: 'Ann', language: 'zh_CN' });
/** The panel of a new block, or of one with other settings. */
export function openBlock(spec: BlockSpec, settings: Settings = {}) {
  const editor = open(newBlock(spec, settings as never));
  editor.select(['b1']);
  return show(editor);
}
export const asSpec = (spec: { type: string }) => spec as unknown as BlockSpec;
export const settingsOf = (editor: Editor) => editor.page.getState().blocks.b1!.settings;
// By attribute: queries by role are a hundred times slower in jsdom.
export const panel = () => document.querySelector<HTMLElement>('aside')!;
const labels = () => [...document.querySelectorAll('[id$="-label"]')];
/** The control of a label; of several the first. */
export const control = (label: string, at = 0) => {
  const { id = '', htmlFor = '' } = (labels().filter(({ textContent }) => textContent === label)[
    at
  ] ?? {}) as Partial<HTMLLabelElement>;
  return (document.getElementById(htmlFor) ??
    document.querySelector(`[aria-labelledby="${id}"] input`)) as HTMLInputElement;
};
const called = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
export const button = (name: string) => called('button', name)[0] as HTMLButtonElement | undefined;
export const radio = (name: string) => called('input[type=radio]', name)[0]!;
export const press = (name: string) => fireEvent.click(button(name)!);
export const alert = () => document.querySelector('[role=alert]')?.textContent ?? null;
export const title = () => panel().querySelector('h2')!.textContent;
export const type = (label: string, value: string, at = 0) =>
  fireEvent.change(control(label, at), { target: { value } });

/** The names of all visible settings. */
export const shownNames = () =>
  [...panel().querySelectorAll('[id$="-label"], legend, section[data-look=group] h4')].map(
    (one) => one.firstChild?.textContent?.trim() || one.textContent,
  );

export const item = (field: Field) =>
  field.kind === 'list'
    ? Object.fromEntries(Object.entries(field.item).map(([name, one]) => [name, one.initial]))
    : {};
