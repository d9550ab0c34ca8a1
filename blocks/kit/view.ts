import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Fields, SettingsOf } from './fields.ts';
import type { Scene } from './scene.ts';
import type { BlockSpec } from './spec.ts';

export type ViewProps<S extends { fields: Fields }> = {
  /** Of the block on its page: whatever needs an id of its own begins with it. */
  id: string;
  settings: SettingsOf<S['fields']>;
  scene: Scene;
};
/** What a phone shows of a block: settings and scene in, markup out, and nothing else. */
export type BlockView<S extends { fields: Fields } = BlockSpec> = (
  props: ViewProps<S>,
) => ReactNode;

/** A block with its face. */
export type Shown = { spec: BlockSpec; View: BlockView };
/** Puts the two together; that they fit is checked here and nowhere else. */
export const shown = <F extends Fields>(
  spec: BlockSpec<F>,
  View: BlockView<BlockSpec<F>>,
): Shown => ({ spec, View: View as unknown as BlockView });

/** A part of a page that moves: complete as plain markup, brought to life by `consumer/elements`. */
type Moving = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; class?: string };
declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- The only way to tell TypeScript of an element.
  namespace JSX {
    interface IntrinsicElements {
      'sy-back': Moving;
      'sy-carousel': Moving;
      'sy-more': Moving;
      'sy-notice': Moving;
      'sy-scan': Moving;
      'sy-tabs': Moving;
      'sy-voice': Moving;
    }
  }
}
