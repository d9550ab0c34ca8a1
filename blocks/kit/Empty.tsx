import { say, type Text } from '#contract/text.ts';
import type { Scene } from './scene.ts';

/** A block without content: in the designer a hint, on a page nothing. */
export function Empty({ scene, text }: { scene: Scene; text: Text }) {
  if (scene.place === 'page') return null;
  return <p className="empty">{say(text, scene.language)}</p>;
}
