import { Component, type CSSProperties, type ReactNode } from 'react';
import { adapts, isDesigned } from './adapts.ts';
import { findView } from './views.ts';
import { inStyle } from './kit/background.ts';
import type { Block, PageDocument } from './kit/document.ts';
import type { Scene } from './kit/scene.ts';

/** The background that was chosen for a page. */
export function backgroundOf({ setup }: PageDocument): CSSProperties {
  const { bgColor, bgImg } = setup;
  if (adapts({ setup })) return {};
  if (bgImg === '') return { background: bgColor };
  return { background: `${bgColor} ${inStyle(bgImg)} top center / 100% auto no-repeat` };
}

type BlockPlaceProps = { block: Block; scene: Scene; isFirst?: boolean | undefined };

/** One block; if it cannot be rendered, the others are not affected. */
export function BlockPlace({ block, scene, isFirst }: BlockPlaceProps) {
  const View = findView(block.type);
  if (!View) return null;
  return (
    <div
      data-block={block.id}
      data-type={block.type}
      data-hidden={block.hidden}
      className={isDesigned(block) ? 'as-designed' : undefined}
    >
      <Kept of={block}>
        <View id={block.id} settings={block.settings} scene={scene} isFirst={isFirst ?? false} />
      </Kept>
    </div>
  );
}

type KeptProps = { of: Block; children: ReactNode };
type KeptState = { of: Block; isBroken: boolean };

/** In a browser a block that throws is left out until it changes; on the server `renderBlock` does the same. */
class Kept extends Component<KeptProps, KeptState> {
  override state: KeptState = { of: this.props.of, isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  static getDerivedStateFromProps({ of }: KeptProps, state: KeptState): KeptState | null {
    return of === state.of ? null : { of, isBroken: false };
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
