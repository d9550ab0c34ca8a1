import type { CSSProperties } from 'react';
import { pictureAddress, pictureAt, pictureWidths } from '#contract/files.ts';

type PictureProps = {
  src: string;
  alt: string;
  className?: string;
  style?: CSSProperties;
  /** The aspect ratio, such as `1 / 1`, if no style sets it. */
  ratio?: string;
  /** The displayed width, for choosing a variant; the full width by default. */
  sizes?: string;
  /** Seen without scrolling: loaded at once, and before others. */
  isFirst?: boolean;
};

const wholeWidth = '(min-width: 720px) 720px, 100vw';

/** A picture, lazy-loaded unless it is the first; our own in the width that the phone needs. The style reserves its space. */
export function Picture(props: PictureProps) {
  const { src, alt, className, style, ratio, sizes = wholeWidth, isFirst = false } = props;
  const isOurs = pictureAddress.test(src);
  return (
    <img
      className={className}
      style={ratio === undefined ? style : { aspectRatio: ratio, ...style }}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      {...(isOurs && {
        srcSet: pictureWidths.map((width) => `${pictureAt(src, width)} ${width}w`).join(', '),
        sizes,
      })}
      src={isOurs ? pictureAt(src, 720) : src}
    />
  );
}
