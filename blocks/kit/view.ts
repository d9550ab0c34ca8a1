import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Fields, SettingsOf } from './fields.ts';
import type { Scene } from './scene.ts';
import type { BlockSpec } from './spec.ts';

export type ViewProps<S extends { fields: Fields }> = {
  /** The id of the block on its page: a prefix for element ids. */
  id: string;
  settings: SettingsOf<S['fields']>;
  scene: Scene;
  /** No block before it has pictures: its first one is loaded at once. */
  isFirst?: boolean;
};
/** The view of a block: a pure function of settings and scene. */
export type BlockView<S extends { fields: Fields } = BlockSpec> = (
  props: ViewProps<S>,
) => ReactNode;

/** An interactive part of a page: complete as plain markup, enhanced by `consumer/elements`. */
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
