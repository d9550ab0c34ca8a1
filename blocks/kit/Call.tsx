import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { LinkTo } from './LinkTo.tsx';
import { telephoneLink, type Scene } from './scene.ts';

/** The company's own hotline, one tap away; nothing without one. */
export function Call({ scene, className = 'act' }: { scene: Scene; className?: string }) {
  const { language, brand } = scene;
  if (!brand || brand.hotline === '') return null;
  const { hotline, name } = brand;
  return (
    <LinkTo scene={scene} to={telephoneLink(hotline)} className={className}>
      {name === '' ? say(texts.callAnyone, language) : say(texts.call, language, { name })}
    </LinkTo>
  );
}
