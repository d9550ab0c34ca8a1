import type { ReactNode } from 'react';
import type { Scene } from './scene.ts';

export type Paging = 'none' | 'bullets' | 'fraction' | 'progress';

type CarouselProps = {
  scene: Scene;
  /** What the pictures are, for those who do not see them. */
  label: string;
  paging?: Paging;
  /** Only where the finger leads it, never by itself. */
  isStill?: boolean;
  className?: string;
  /** Its slides, each a `<li>`. */
  children: ReactNode;
};

/** A row of slides that snaps to the next; with the page's script it also moves on by itself and shows where it is. */
export function Carousel(props: CarouselProps) {
  const { scene, label, paging = 'none', isStill = false, className = '', children } = props;
  return (
    <sy-carousel
      class={`carousel ${className}`.trim()}
      data-paging={paging}
      data-still={isStill || scene.place === 'canvas' ? '' : undefined}
    >
      {/* Scrolled by keys as well, so it has to be reached by them. */}
      <ul tabIndex={0} aria-label={label}>
        {children}
      </ul>
    </sy-carousel>
  );
}
