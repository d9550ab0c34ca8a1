import { expect, test } from 'vitest';
import { sampleScene, sceneNames, type SceneName } from '#blocks/samples/scenes.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { crowdOperation } from './spec.ts';

const shownTo = (audience: string) =>
  sceneNames.filter((name) => {
    const over = { audience: [audience as 'first'], text: '给您的礼物' };
    return showBlock(crowdOperation, over, sampleScene(name, 'zh_CN', 'page')).textContent !== '';
  });

test.each<[audience: string, scenes: SceneName[]]>([
  ['first', ['first', 'inactive', 'bare']],
  ['repeat', ['repeat', 'active', 'expired', 'many']],
  ['suspicious', ['suspicious']],
  ['inactive', ['inactive']],
  ['activated', ['first', 'repeat', 'suspicious', 'active', 'many']],
  ['expired', ['expired']],
  ['unknown', ['unknown']],
])('[BLK-34] for the audience %s it is shown in the states %j', (audience, scenes) => {
  expect(shownTo(audience)).toEqual(scenes);
});

test('[BLK-34] without an audience it is for everybody, also where nothing was scanned', () => {
  const over = { text: '大家好', http: { externalLink: '/gift' } };
  const block = showBlock(crowdOperation, over, { answer: null });
  expect(block.querySelector('a')!.textContent).toBe('大家好');
  const some = { ...over, audience: ['first' as const] };
  expect(showBlock(crowdOperation, some, { answer: null }).textContent).toBe('');
});

test('[BLK-34] the designer says to whom it is not shown', () => {
  const block = showBlock(
    crowdOperation,
    { audience: ['expired'], text: '延保优惠' },
    { place: 'canvas' },
  );
  expect(block.textContent).toBe('此状态的访客看不到这里的内容');
});
