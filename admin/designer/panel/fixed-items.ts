import { useStore } from 'zustand';
import { cubeLayouts } from '#blocks/magic-cube/layouts.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import type { Text } from '#contract/text.ts';
import type { Path } from '../model/block-edits.ts';
import { useScope } from './panel-scope.ts';

type Fixed = (settings: Settings) => readonly Text[];

/** Lists whose length depends on another setting, with a hint for each item. */
const lists: Readonly<Record<string, Fixed>> = {
  'magiccube.imageList': ({ rubiksCubeType }) => cubeLayouts[Number(rubiksCubeType)]?.hints ?? [],
};

/** The hints for the items of such a list; null for lists of any length. */
export function useFixedItems(path: Path): readonly Text[] | null {
  const { page, block, type } = useScope();
  const find = lists[[type, ...path].join('.')];
  return useStore(page, ({ blocks }) => {
    const settings = blocks[block]?.settings;
    return find && settings ? find(settings) : null;
  });
}
