import type { CSSProperties } from 'react';
import { pictureAddress, pictureAt, pictureWidths } from '#contract/files.ts';

type PictureProps = {
  src: string;
  alt: string;
  className?: string;
  style?: CSSProperties;
  /** Its proportions, such as `1 / 1`, where no style keeps its place. */
  ratio?: string;
  /** How wide it is shown, for the choice of a variant; the whole width unless told. */
  sizes?: string;
};

const wholeWidth = '(min-width: 720px) 720px, 100vw';

/** A picture, loaded when it comes near; one of ours in the width that the phone needs. Its place is kept by the style. */
export function Picture(props: PictureProps) {
  const { src, alt, className, style, ratio, sizes = wholeWidth } = props;
  const isOurs = pictureAddress.test(src);
  return (
    <img
      className={className}
      style={ratio === undefined ? style : { aspectRatio: ratio, ...style }}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(isOurs && {
        srcSet: pictureWidths.map((width) => `${pictureAt(src, width)} ${width}w`).join(', '),
        sizes,
      })}
      src={isOurs ? pictureAt(src, 720) : src}
    />
  );
}
