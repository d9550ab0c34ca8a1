// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scene } from '#blocks/kit/scene.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { Model3dView } from './Model3dView.tsx';
import { model3d } from './spec.ts';

const show = (scene: Scene, model_iframe = '') =>
  renderToStaticMarkup(
    <Model3dView id="b1" settings={{ ...initialOf(model3d), model_iframe }} scene={scene} />,
  );

test('[BLK-23] the 3D model opens on its own page with its name and address', () => {
  const html = show(sampleScene('first', 'en', 'page'), 'https://models.example/1');
  const [, href] = /href="([^"]+)"/.exec(html)!;
  const { pathname, searchParams } = new URL(href!.replaceAll('&amp;', '&'), 'http://page');
  expect(pathname).toBe('/threedModel');
  expect(JSON.parse(searchParams.get('modelData')!)).toMatchObject({
    name: '3D model',
    model_iframe: 'https://models.example/1',
  });
  expect(searchParams.get('title')).toBe('3D model');
});

test('[BLK-23] in the designer it leads nowhere and says so', () => {
  const html = show(sampleScene('first', 'en', 'canvas'));
  expect(html).not.toContain('href');
  expect(html).toContain('Clicks have no effect in the editor');
});

test('[BLK-23] a company without 3D has none on its pages', () => {
  const scene = { ...sampleScene('first', 'en', 'page'), has3d: false };
  expect(show(scene)).toBe('');
  expect(model3d.needs3d).toBe(true);
});
