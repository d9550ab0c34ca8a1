import type { ReactNode } from 'react';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { Language } from '#contract/language.ts';
import type { Scene } from './scene.ts';

type FirstFewProps<T> = {
  scene: Scene;
  rows: readonly T[];
  /** Otherwise all are shown at once. */
  isFolded: boolean;
  /** How many are shown first: three unless told. */
  few?: number;
  className: string;
  /** The total number, and the URL of the next page, which is loaded near the end. */
  count?: number;
  next?: string;
  children: (row: T) => ReactNode;
};

/** The first few rows; the others on request. Works without scripts. */
export function FirstFew<T>(props: FirstFewProps<T>) {
  const { scene, rows, isFolded, few = 3, className, children } = props;
  const { count = rows.length, next = '' } = props;
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
              {say(texts.viewMore, scene.language, { n: count - first.length })}
            </span>
            <span className="more-close">{say(texts.viewLess, scene.language)}</span>
          </summary>
          <Rest next={next} language={scene.language}>
            <ol className={className} start={few + 1}>
              {items(rest)}
            </ol>
          </Rest>
        </details>
      )}
    </>
  );
}

type RestProps = { next: string; language: Language; children: ReactNode };

/** An endless list: scripts load more, without them there is a link. */
function Rest({ next, language, children }: RestProps) {
  if (next === '') return children;
  return (
    <sy-more data-failed={say(texts.loadFailed, language)}>
      {children}
      <a className="act" rel="next" href={next}>
        {say(texts.nextPage, language)}
      </a>
    </sy-more>
  );
}
