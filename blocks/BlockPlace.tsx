import { Component, type CSSProperties, type ReactNode } from 'react';
import { findView } from './faces.ts';
import { inStyle } from './kit/background.ts';
import type { Block, PageDocument } from './kit/document.ts';
import type { Scene } from './kit/scene.ts';

export function backgroundOf({ setup }: PageDocument): CSSProperties {
  const { bgColor, bgImg } = setup;
  if (bgImg === '') return { background: bgColor };
  return { background: `${bgColor} ${inStyle(bgImg)} top center / 100% auto no-repeat` };
}

/** One block; what cannot be shown leaves the others as they are. */
export function BlockPlace({ block, scene }: { block: Block; scene: Scene }) {
  const View = findView(block.type);
  if (!View) return null;
  return (
    <div data-block={block.id} data-type={block.type}>
      <Kept>
        <View id={block.id} settings={block.settings} scene={scene} />
      </Kept>
    </div>
  );
}

/** In a browser a block that throws is left out; on the server `renderBlock` does the same. */
class Kept extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
