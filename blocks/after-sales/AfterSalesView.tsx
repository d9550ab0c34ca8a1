import { isHidden } from '#contract/codes/mark.ts';
import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { pageLink, readFor, serialIn, type Scene } from '#blocks/kit/scene.ts';
import { dayOf } from '#blocks/kit/times.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { afterSales } from './spec.ts';

/** The links to the records and the repair request; empty without such a page or product. */
function waysOf(scene: Scene) {
  const result = scene.answer?.result;
  if (!result) return { records: '', repair: '' };
  return {
    // If the company hides its repairs, nothing is said about them.
    records: isHidden(result, 'repairs')
      ? ''
      : pageLink(scene, '/afterrecords', {
          page: '1',
          title: say(texts.repairRecords, scene.language),
        }),
    repair: pageLink(scene, '/repair', {
      part_name: result.part_name,
      sn: serialIn(scene, result),
      fid: String(result.company_id),
      title: say(texts.repairAsk, scene.language),
    }),
  };
}

export function AfterSalesView({ settings: s, scene }: ViewProps<typeof afterSales>) {
  const { language, repairs } = scene;
  const { records, repair } = waysOf(scene);
  const isTold = records !== '' || repairs.rows.length > 0;
  if (repairs.rows.length === 0 && records === '' && repair === '')
    return (
      <Empty
        scene={scene}
        text={t(
          '产品的维修记录在这里显示',
          'Repairs of the scanned product appear here',
          '產品的維修紀錄在這裡顯示',
        )}
      />
    );
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      {repairs.rows.length === 0 ? (
        isTold && <p className="b-service-none">{say(texts.repairNone, language)}</p>
      ) : (
        <FirstFew scene={scene} rows={repairs.rows} isFolded={s.viewMore1} className="b-service">
          {(one) => (
            <>
              <p className="b-service-head">
                <time dateTime={one.create_time}>{dayOf(one.create_time)}</time>
                <span>{one.repair_status}</span>
              </p>
              <p>{one.content}</p>
              {one.complete_time !== '' && (
                <p>{say(texts.repairDone, language, { day: dayOf(one.complete_time) })}</p>
              )}
            </>
          )}
        </FirstFew>
      )}
      {(records !== '' || repair !== '') && (
        <div className="b-service-ways">
          {records !== '' && (
            <LinkTo scene={scene} to={records} className="act">
              {say(texts.repairRecords, language)}
            </LinkTo>
          )}
          {repair !== '' && (
            <LinkTo scene={scene} to={repair} className="act">
              {say(texts.repairAsk, language)}
            </LinkTo>
          )}
        </div>
      )}
    </Card>
  );
}
