import type { ReactNode } from 'react';
import type { Scene } from './scene.ts';

export type Paging = 'none' | 'bullets' | 'fraction' | 'progress';

type CarouselProps = {
  scene: Scene;
  /** The accessible name. */
  label: string;
  paging?: Paging;
  /** Only by swiping, never automatically. */
  isStill?: boolean;
  className?: string;
  /** Its slides, each a `<li>`. */
  children: ReactNode;
};

/** A row of slides with scroll snapping; with scripts it also advances automatically and shows its position. */
export function Carousel(props: CarouselProps) {
  const { scene, label, paging = 'none', isStill = false, className = '', children } = props;
  return (
    <sy-carousel
      class={`carousel ${className}`.trim()}
      data-paging={paging}
      data-still={isStill || scene.place === 'canvas' ? '' : undefined}
    >
      {/* Scrollable by keyboard, so it must be focusable. */}
      <ul tabIndex={0} aria-label={label}>
        {children}
      </ul>
    </sy-carousel>
  );
}
