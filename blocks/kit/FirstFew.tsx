import type { ReactNode } from 'react';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { Scene } from './scene.ts';

const few = 3;

type FirstFewProps<T> = {
  scene: Scene;
  rows: readonly T[];
  /** Otherwise all of them are shown at once. */
  isFolded: boolean;
  className: string;
  children: (row: T) => ReactNode;
};

/** The first three rows, the others when somebody asks for them. Opens without a script. */
export function FirstFew<T>({ scene, rows, isFolded, className, children }: FirstFewProps<T>) {
  const first = isFolded ? rows.slice(0, few) : rows;
  const rest = rows.slice(first.length);
  const items = (some: readonly T[]) => some.map((row, at) => <li key={at}>{children(row)}</li>);
  return (
    <>
      <ol className={className}>{items(first)}</ol>
      {rest.length > 0 && (
        <details className="more">
          <summary>
            <span className="more-open">
              {say(texts.viewMore, scene.language, { n: rest.length })}
            </span>
            <span className="more-close">{say(texts.viewLess, scene.language)}</span>
          </summary>
          <ol className={className} start={few + 1}>
            {items(rest)}
          </ol>
        </details>
      )}
    </>
  );
}
