import type { ReactNode } from 'react';
import type { Address } from './fields.ts';
import { linkTo } from './internal-links.ts';
import type { Scene } from './scene.ts';
import { isSafeAddress } from './safe-address.ts';

type LinkToProps = {
  scene: Scene;
  to: Address | string;
  className?: string;
  /** Opens in a new window. */
  isOutside?: boolean;
  children: ReactNode;
};

/** A link; without a URL, and in the designer, only its content. */
export function LinkTo({ scene, to, className, isOutside = false, children }: LinkToProps) {
  const written = typeof to === 'string' ? to : to.externalLink;
  const href = linkTo(scene, written);
  if (scene.place === 'canvas' || href === '' || !isSafeAddress(href))
    return <span className={className}>{children}</span>;
  return (
    <a
      className={className}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
