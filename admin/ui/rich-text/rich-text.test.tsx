import { Editor } from '@tiptap/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writtenMarkup } from '#blocks/samples/rich-text.ts';
import { extensionsFor } from './extensions.ts';
import { fontSizes } from './font-sizes.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { writeMarkup } from './write-markup.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom measures nothing.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (content: string) =>
  new Editor({ extensions: extensionsFor(''), content, element: document.createElement('div') });
type Chain = ReturnType<Editor['chain']>;
/** The markup after an action on two words. */
function written(act: (chain: Chain) => Chain, content = '<p>你好</p>'): string {
  const editor = open(content);
  act(editor.chain().selectAll()).run();
  const markup = writeMarkup(editor.getHTML());
  editor.destroy();
  return markup;
}

describe('what the editor writes', () => {
  test.each<[keyof typeof writtenMarkup, (chain: Chain) => Chain]>([
    ['bold', (chain) => chain.toggleBold()],
    ['italic', (chain) => chain.toggleItalic()],
    ['underline', (chain) => chain.toggleUnderline()],
    ['strike', (chain) => chain.toggleStrike()],
    ['size', (chain) => chain.setFontSize('24px')],
    ['colour', (chain) => chain.setColor('rgba(255, 69, 0, 0.68)')],
    ['sizeAndColour', (chain) => chain.setColor('#ff4500').setFontSize('11px')],
    ['centred', (chain) => chain.setTextAlign('center')],
    ['heading', (chain) => chain.setHeading({ level: 2 }).setTextAlign('right')],
    ['bullets', (chain) => chain.toggleBulletList()],
    ['numbers', (chain) => chain.toggleOrderedList()],
    ['quote', (chain) => chain.toggleBlockquote()],
    ['link', (chain) => chain.setLink({ href: 'https://a.example/?a=1&b=2' })],
  ])('with %s', (name, change) => {
    expect(written(change)).toBe(writtenMarkup[name]);
  });

  test.each(Object.entries(writtenMarkup))('reads %s again and writes the same', (_, markup) => {
    const editor = open(markup);
    expect(writeMarkup(editor.getHTML())).toBe(markup);
    editor.destroy();
  });

  test('is nothing where there is nothing', () => {
    expect(written((chain) => chain.deleteSelection())).toBe('');
  });

  test('leads nowhere that a browser would run', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
      expect(written((chain) => chain.setLink({ href }))).toBe('<p>你好</p>');
    expect(
      written((chain) => chain, '<p><a href="javascript:alert(1)" onclick="x()">你好</a></p>'),
    ).not.toMatch(/javascript|onclick/);
    expect(
      written((chain) => chain, '<p>你好<script>x()</script><img src=x onerror=x()></p>'),
    ).not.toMatch(/script|onerror/);
  });
});

test('[DSG-10] the sizes of text are eight', () => {
  expect(fontSizes).toEqual([11, 12, 14, 16, 18, 24, 36, 48]);
});

describe('the editor', () => {
  let told: string[] = [];
  const room = (value: string) => (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MemoryRouter>
        <RichTextEditor
          value={value}
          height={300}
          label="内容"
          onChange={(next) => told.push(next)}
        />
      </MemoryRouter>
    </ConfigProvider>
  );
  const begin = async () => {
    told = [];
    const { rerender } = render(room('<p>你好</p>'));
    return { sheet: await screen.findByLabelText('内容'), rerender };
  };

  test('tells of nothing while it is only looked at, and shows what comes from elsewhere', async () => {
    const { sheet, rerender } = await begin();
    expect(sheet.parentElement!.style.height).toBe('300px');
    rerender(room('<p>别处</p>'));
    expect(sheet.textContent).toBe('别处');
    expect(told).toEqual([]);
  });

  test('offers everything it can do to keys and readers', async () => {
    await begin();
    const names = [...document.querySelectorAll('[role=toolbar] button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    for (const name of [
      '加粗',
      '斜体',
      '下划线',
      '删除线',
      '文字颜色',
      '居中',
      '编号',
      '链接',
      '插入图片',
      '表格',
      '撤销',
    ])
      expect(names).toContain(name);
  });

  test('puts a table in, and takes it back', async () => {
    await begin();
    fireEvent.click(screen.getByLabelText('表格'));
    fireEvent.click(await screen.findByText('插入 3×3 表格'));
    expect(told.at(-1)).toMatch(/<table><tbody><tr><th>/);
    fireEvent.click(screen.getByLabelText('撤销'));
    expect(told.at(-1)).toBe('<p>你好</p>');
  });
});
