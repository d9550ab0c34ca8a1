import type { QueryResult } from '#contract/features/consumer/contract.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { pageLink, serialIn, type Scene } from '#blocks/kit/scene.ts';
import { dayOf } from '#blocks/kit/times.ts';

/** The remaining warranty; before activation, the link to activate it. */
export function Warranty({
  scene,
  result,
  mayActivate,
}: {
  scene: Scene;
  result: QueryResult;
  mayActivate: boolean;
}) {
  const { language } = scene;
  const { expire_time: until, expire_month: months, expire_remain_day: left } = result;
  if (until === 0) {
    if (months === 0) return null;
    const way = pageLink(scene, '/activation', {
      title: say(texts.activation, language),
      product_name: result.part_name,
      sn: serialIn(scene, result),
    });
    return (
      <div className="b-result-part">
        <p className="b-result-line">
          <span>{say(texts.warranty, language)}</span>
          <strong>{say(texts.warrantyNone, language)}</strong>
        </p>
        {mayActivate && (
          <p className="b-result-note">{say(texts.warrantyMonths, language, { n: months })}</p>
        )}
        {mayActivate && way !== '' && (
          <LinkTo scene={scene} to={way} className="act is-main">
            {say(texts.activate, language)}
          </LinkTo>
        )}
      </div>
    );
  }
  const isOver = left <= 0;
  const words = isOver ? texts.warrantyOver : texts.warrantyLeft;
  return (
    <div className="b-result-part">
      <p className="b-result-line">
        <span>{say(texts.warranty, language)}</span>
        <strong>{say(words, language, { n: left })}</strong>
      </p>
      <progress
        className={isOver ? 'b-result-bar is-over' : 'b-result-bar'}
        aria-label={say(texts.warranty, language)}
        max={Math.max(result.expire_day, left, 1)}
        value={left}
      />
      <p className="b-result-note">
        {say(isOver ? texts.warrantyEnded : texts.warrantyEnds, language, { day: dayOf(until) })}
      </p>
    </div>
  );
}

/** In the designer, without a scan: thirty days, by the specification. */
export const placeholder: QueryResult = {
  id: '',
  first_verify_time: '',
  query_time: 0,
  part_model: '',
  serial_number: '',
  factory_url: '',
  factory_code: '',
  factory_name: '',
  factory_valid_to: '',
  expire_time: '2027-01-31T00:00:00.000Z',
  expire_day: 30,
  expire_remain_day: 30,
  expire_month: 1,
  part_name: '',
  partId: 0,
  company_id: 0,
  company_name: '',
  product_time: '',
  sale_time: '',
  images: [],
  instruction: [],
  hidden: [],
};
