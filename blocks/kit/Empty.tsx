import { say, type Text } from '#contract/text.ts';
import type { Scene } from './scene.ts';

/** A block that has nothing to show yet: in the designer it says what it waits for, on a page it is not there. */
export function Empty({ scene, text }: { scene: Scene; text: Text }) {
  if (scene.place === 'page') return null;
  return <p className="empty">{say(text, scene.language)}</p>;
}
