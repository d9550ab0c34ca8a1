import { useStore } from 'zustand';
import { cubeLayouts } from '#blocks/magic-cube/layouts.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import type { Text } from '#contract/text.ts';
import type { Path } from '../model/page-edits.ts';
import { useScope } from './panel-scope.ts';

type Fixed = (settings: Settings) => readonly Text[];

/** Lists whose length another setting decides, with what is said about each of their places. */
const lists: Readonly<Record<string, Fixed>> = {
  'magiccube.imageList': ({ rubiksCubeType }) => cubeLayouts[Number(rubiksCubeType)]?.hints ?? [],
};

/** What is said about each place of such a list; null for one that is as long as one likes. */
export function useFixedItems(path: Path): readonly Text[] | null {
  const { editor, block, type } = useScope();
  const find = lists[[type, ...path].join('.')];
  return useStore(editor.page, ({ blocks }) => {
    const settings = blocks[block]?.settings;
    return find && settings ? find(settings) : null;
  });
}
