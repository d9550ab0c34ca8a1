import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import { readFor, type CirculationStep } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { Language } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import { firstSteps, type circulation } from './spec.ts';
import { holderTexts, stepTexts } from './texts.ts';

/** Who and where, as far as it is told: 经销商 · 浙江 杭州市. */
const partyOf = ({ holder, name, place }: CirculationStep, language: Language): string =>
  [holder === null ? '' : say(holderTexts[holder], language), name, place]
    .filter((word) => word !== '')
    .join(' · ');

export function CirculationView({ settings: s, scene }: ViewProps<typeof circulation>) {
  const { language } = scene;
  if (scene.circulation.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '产品发货后，它的流通过程在这里显示',
          'Once the product is shipped, its route appears here',
          '產品出貨後，它的流通過程在這裡顯示',
        )}
      />
    );
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <FirstFew
        scene={scene}
        rows={scene.circulation}
        isFolded={s.viewMore1}
        few={firstSteps}
        className="timeline"
      >
        {(one) => {
          const party = partyOf(one, language);
          return (
            <>
              <h3>{say(stepTexts[one.kind].step, language)}</h3>
              {one.day !== '' && <time dateTime={one.day}>{one.day}</time>}
              {party !== '' && (
                <p>
                  <span>{say(stepTexts[one.kind].party, language)}</span> {party}
                </p>
              )}
            </>
          );
        }}
      </FirstFew>
    </Card>
  );
}
