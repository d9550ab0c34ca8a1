import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { floatingButton } from './spec.ts';

export function FloatingButtonView({ settings: s, scene }: ViewProps<typeof floatingButton>) {
  // Without a link it would only be in the way.
  if (scene.place === 'page' && s.http.externalLink === '') return null;
  return (
    <LinkTo scene={scene} to={s.http} className="b-float">
      {s.img !== '' && <Picture src={s.img} alt="" sizes="24px" ratio="1 / 1" />}
      <span>{readFor(scene, s.text)}</span>
    </LinkTo>
  );
}
