import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { readFor, type PassportCard } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { Language } from '#contract/language.ts';
import { passportPage as texts, passportWords as words } from '#contract/passports/texts.ts';
import { say, t } from '#contract/text.ts';
import type { passport } from './spec.ts';

const most = 4;

/** The figures that are asked for first, as far as they are given. */
function figuresOf(card: PassportCard, language: Language): (readonly [string, string])[] {
  const { carbon, recycled, repairability, years } = card;
  const unit = carbon?.unit || say(texts.oneUnit, language);
  const all = [
    [
      carbon && say(texts.carbonValue, language, { n: carbon.value, unit }),
      say(words.facts.carbon, language),
    ],
    [recycled !== null && `${recycled}%`, say(texts.recycledShare, language)],
    [
      repairability !== null && say(texts.score, language, { n: repairability }),
      say(words.facts.repairability, language),
    ],
    [years !== null && say(texts.years, language, { n: years }), say(texts.lifetime, language)],
  ] as const;
  return all.flatMap(([value, name]) => (value ? [[value, name] as const] : []));
}

export function PassportView({ settings: s, scene }: ViewProps<typeof passport>) {
  const { language, passport: card } = scene;
  if (!card)
    return (
      <Empty
        scene={scene}
        text={t(
          '产品的护照发布后，在这里显示',
          'The passport of the product appears here once it is published',
          '產品的護照發布後，在這裡顯示',
        )}
      />
    );
  const materials = s.materials ? card.materials.slice(0, most) : [];
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <ul className="b-passport">
        {figuresOf(card, language).map(([value, name]) => (
          <li key={name}>
            <strong>{value}</strong>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {materials.length > 0 && (
        <ul className="b-passport-materials">
          {materials.map(({ name, share }) => (
            <li key={name}>
              <span>{name}</span>
              {share !== null && (
                <>
                  <span>{`${share}%`}</span>
                  <i aria-hidden="true">
                    <b style={{ width: `${share}%` }} />
                  </i>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <a className="act" href={card.href}>
        {say(texts.whole, language)}
      </a>
    </Card>
  );
}
