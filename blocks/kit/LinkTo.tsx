import type { CSSProperties, ReactNode } from 'react';
import type { Address } from './fields.ts';
import { linkTo } from './internal-links.ts';
import type { Scene } from './scene.ts';
import { isSafeAddress } from './safe-address.ts';

type LinkToProps = {
  scene: Scene;
  to: Address | string;
  className?: string;
  style?: CSSProperties;
  /** Its accessible name, if nothing in it says one. */
  label?: string;
  /** Opens in a new window. */
  isOutside?: boolean;
  children?: ReactNode;
};

/** A link; without a URL, and in the designer, only its content. */
export function LinkTo(props: LinkToProps) {
  const { scene, to, className, style, label, isOutside = false, children } = props;
  const written = typeof to === 'string' ? to : to.externalLink;
  const href = linkTo(scene, written);
  if (scene.place === 'canvas' || href === '' || !isSafeAddress(href))
    return (
      <span className={className} style={style}>
        {children}
      </span>
    );
  return (
    <a
      className={className}
      style={style}
      href={href}
      aria-label={label}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
