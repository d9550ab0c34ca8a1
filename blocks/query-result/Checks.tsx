import type { QueryResult } from '#contract/features/consumer/contract.ts';
import { checkLine } from '#contract/check-line.ts';
import { isHidden } from '#contract/codes/mark.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import type { Scene } from '#blocks/kit/scene.ts';
import { clockOf } from '#blocks/kit/times.ts';

/** The first check, and the number of checks. */
export function Counts({ scene: { language }, result }: { scene: Scene; result: QueryResult }) {
  const first = result.first_verify_time;
  const [hasFirst, hasCount] = [
    // A product that was never checked while in use has neither.
    first !== '' && !isHidden(result, 'first_verify'),
    result.query_time > 0 && !isHidden(result, 'query_count'),
  ];
  if (!hasFirst && !hasCount) return null;
  return (
    <dl className="b-result-part b-result-counts">
      {hasFirst && (
        <div>
          <dt>{say(texts.first, language)}</dt>
          <dd>
            <time dateTime={first}>{clockOf(first)}</time> <Zone language={language} />
          </dd>
        </div>
      )}
      {hasCount && (
        <div>
          <dt>{say(texts.count, language)}</dt>
          <dd>{say(texts.times, language, { n: result.query_time })}</dd>
        </div>
      )}
    </dl>
  );
}

/** The zone that times are shown in. */
const Zone = ({ language }: { language: Language }) => (
  <small className="b-result-zone">{say(texts.zone, language)}</small>
);

const pageSize = 10;

/** The URL of further checks; the first pages are here. */
function whatFollows({ answer, language, log, place }: Scene) {
  const [id, here] = [answer?.result?.id ?? '', log.rows.length];
  if (place === 'canvas' || id === '' || log.count <= here || here % pageSize > 0) return {};
  const page = String(here / pageSize + 1);
  return {
    count: log.count,
    next: `/checks?${new URLSearchParams({ id, page, language }).toString()}`,
  };
}

/** The latest checks: number, place and time. */
export function Checks({ scene }: { scene: Scene }) {
  const { language, log } = scene;
  if (log.rows.length === 0) return null;
  return (
    <div className="b-result-part">
      <h2>
        {say(texts.log, language)} <Zone language={language} />
      </h2>
      <FirstFew
        scene={scene}
        rows={log.rows}
        isFolded
        className="b-result-log"
        {...whatFollows(scene)}
      >
        {({ query_no: n, location, create_time: time }) => (
          <>
            <span>{checkLine(n, location, language)}</span>
            <time dateTime={time}>{clockOf(time)}</time>
          </>
        )}
      </FirstFew>
    </div>
  );
}
