import { renderToStaticMarkup } from 'react-dom/server';
import { findView } from '#blocks/views.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import { readMessage, rulesOf } from '#blocks/kit/schema.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { initialOf, type BlockSpec, type SettingsFor } from '#blocks/kit/spec.ts';
import { sampleScene } from './scenes.ts';

type Over<F extends Fields> = Partial<SettingsFor<BlockSpec<F>>>;

/** A block as rendered for a phone, with default settings except for these: for tests. */
export function showBlock<F extends Fields>(
  spec: BlockSpec<F>,
  over: Over<F> = {},
  scene: Partial<Scene> = {},
): HTMLElement {
  const View = findView(spec.type);
  if (!View) throw new Error(`${spec.type} has no face.`);
  const whole = { ...sampleScene('first', 'zh_CN', 'page'), ...scene };
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <View id="b1" settings={{ ...initialOf(spec), ...over }} scene={whole} />,
  );
  return place;
}

/** The settings that the schema of a block refuses, with their messages. */
export function faultsWith<F extends Fields>(
  spec: BlockSpec<F>,
  over: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const { error } = rulesOf(spec.fields).safeParse({ ...initialOf(spec), ...over });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      readMessage(message)?.zh_CN ?? '',
    ]),
  );
}
