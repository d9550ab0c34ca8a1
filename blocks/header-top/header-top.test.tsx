import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptySetup, pageOf, type PageSetup } from '#blocks/kit/document.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { faultsOf } from '#blocks/open.ts';
import { HeaderTop } from './HeaderTop.tsx';

const shown = (over: Partial<PageSetup>, place: 'page' | 'canvas' = 'page') => {
  const body = document.createElement('div');
  const setup = { ...emptySetup, ...over };
  const scene = sampleScene('first', 'zh_CN', place);
  body.innerHTML = renderToStaticMarkup(
    <>
      <HeaderTop setup={setup} scene={scene} />
      <PhoneBottom setup={setup} scene={scene} />
    </>,
  );
  return body;
};

test('[BLK-37] a page has its name above, in its height, and whose it is below', () => {
  const page = shown({ name: '产品查询', titleHeight: 60 });
  expect(page.querySelector('header')!.textContent).toBe('产品查询');
  expect(page.querySelector('header')!.style.minHeight).toBe('60px');
  expect(page.querySelector('.b-end')!.textContent).toBe('本页由 示例企业 提供');
});

test('[BLK-37] the name may be that of the scanned product', () => {
  const page = shown({ name: { bind: 'part_name', fallback: '产品' } });
  expect(page.querySelector('header')!.textContent).toBe('示例产品');
});

test('[BLK-37] the way back is there where it is wanted and the browser knows one', () => {
  expect(shown({ isBack: false }).querySelector('sy-back')).toBeNull();
  expect(shown({}).querySelector<HTMLElement>('sy-back')!.hidden).toBe(true);
  expect(shown({}, 'canvas').querySelector<HTMLElement>('sy-back')!.hidden).toBe(false);
});

test('[BLK-37] a personal page has neither', () => {
  expect(shown({ isPerson: true }).innerHTML).toBe('');
});

test('[BLK-37] its height and its name keep their limits', () => {
  const setup = { details: '说明', titleHeight: 101, name: '字'.repeat(26) };
  expect(faultsOf(pageOf([], setup)).map(({ path }) => path.join('.'))).toEqual([
    'setup.name',
    'setup.titleHeight',
  ]);
});
