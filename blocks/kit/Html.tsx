import { isBound, type Phrase } from './words.ts';
import { readFor, type Scene } from './scene.ts';

type HtmlProps = { scene: Scene; value: Phrase; className?: string };

/**
 * Markup of a setting. It was sanitised before: on the server by `server/pages/sanitize.ts`, in the designer by its
 * rich-text editor. Values of the scanned item are text and stay text.
 */
export function Html({ scene, value, className }: HtmlProps) {
  const taken = isBound(value) ? readFor(scene, { ...value, fallback: '' }) : '';
  if (taken !== '') return <div className={className}>{taken}</div>;
  const markup = readFor(scene, isBound(value) ? value.fallback : value);
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
