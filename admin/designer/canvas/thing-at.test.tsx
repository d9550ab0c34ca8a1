import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { BlockPlace } from '#blocks/BlockPlace.tsx';
import { captionText } from '#blocks/caption-text/spec.ts';
import { cell } from '#blocks/cell/spec.ts';
import { graphicNavigation } from '#blocks/graphic-navigation/spec.ts';
import { newBlock, type Block } from '#blocks/kit/document.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { thingOf } from './thing-at.ts';

const nowhere = { linktype: '10', http: { externalLink: '' } } as const;
const scene = sampleScene('first', 'zh_CN', 'canvas');
function shown(made: Omit<Block, 'id'>) {
  const block = { id: 'b1', ...made };
  const { container } = render(<BlockPlace block={block} scene={scene} />);
  return {
    at: (selector: string, nth = 0) =>
      thingOf(container.querySelectorAll<HTMLElement>(selector)[nth]!, block, scene),
    atText: (text: string, nth = 0) => {
      const all = [...container.querySelectorAll<HTMLElement>('*')].filter(
        (one) => one.childElementCount === 0 && one.textContent === text,
      );
      return thingOf(all[nth]!, block, scene);
    },
  };
}

test('a text leads to its setting, and can be typed there', () => {
  const row = shown(newBlock(cell, { title: '保修政策', content: '查看' }));
  expect(row.atText('查看')).toMatchObject({ path: ['content'], isTyped: true });
  expect(row.atText('保修政策')).toMatchObject({ path: ['title'] });
});

test('a text from the scanned item leads to its setting and is not typed over', () => {
  const bound = { bind: 'part_name', fallback: '产品' } as const;
  const heading = shown(newBlock(captionText, { name: bound, description: '说明' }));
  const name = scene.answer!.result!.part_name;
  expect(heading.atText(name)).toMatchObject({ path: ['name'], isTyped: false });
  expect(heading.atText('说明')).toMatchObject({ path: ['description'], isTyped: true });
});

test('of several items each is found, also where they say the same', () => {
  const item = (text: string) => ({ ...nowhere, text, src: `/p/${text}.png` });
  const navigation = shown(
    newBlock(graphicNavigation, { imageList: [item('甲'), item('乙'), item('甲')] }),
  );
  expect(navigation.atText('乙')).toMatchObject({ path: ['imageList', 1, 'text'] });
  expect(navigation.atText('甲', 1)).toMatchObject({ path: ['imageList', 2, 'text'] });
});

test('a picture leads to the setting that holds it', () => {
  const item = (src: string) => ({ ...nowhere, text: '', src, areas: [] });
  const pictures = shown(newBlock(pictureAds, { imageList: [item('/a.png'), item('/b.png')] }));
  expect(pictures.at('img', 1)).toMatchObject({ path: ['imageList', 1, 'src'], isTyped: false });
});

test('rich text is found by any of its words, and what no setting shows by nothing', () => {
  const text = shown(newBlock(richText, { myValue: '<p>前面 <b>重点</b> 后面</p>' }));
  expect(text.at('b')).toMatchObject({ path: ['myValue'], isTyped: false });
  const heading = shown(newBlock(captionText, { name: '标题' }));
  expect(heading.at('[data-block]')).toBeNull();
});
