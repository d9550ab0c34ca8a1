import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { readFor, type Answer, type Scene } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { Checks, Counts } from './Checks.tsx';
import { FactoryBadge } from './FactoryBadge.tsx';
import { Seal } from './Seal.tsx';
import type { queryResult } from './spec.ts';
import { advice, isGenuine, tones } from './verdict.ts';
import { placeholder, Warranty } from './Warranty.tsx';

type Props = ViewProps<typeof queryResult>;

/** The first thing seen: the seal, one sentence, the reason, and what to do; below it the checks. */
export function QueryResultView({ id, settings: s, scene }: Props) {
  const { answer } = scene;
  if (!answer) return <Unasked settings={s} scene={scene} />;
  const { verdict, result } = answer;
  return (
    <Card look={s.moditystyle} className={`b-result is-${tones[verdict]}`}>
      <Sentence id={id} settings={s} scene={scene} answer={answer} />
      {result && (
        <>
          <Counts scene={scene} result={result} />
          {s.isWarranty && (
            <Warranty scene={scene} result={result} mayActivate={isGenuine(verdict)} />
          )}
          {s.isShowBookurl && (
            <Manuals
              scene={scene}
              manuals={
                s.bookUrl === ''
                  ? result.instruction
                  : [{ name: say(texts.manual, scene.language), url: s.bookUrl }]
              }
            />
          )}
          {s.isShowVerification && <FactoryBadge scene={scene} result={result} />}
          <Checks scene={scene} />
        </>
      )}
    </Card>
  );
}

function Sentence({ id, settings: s, scene, answer }: Props & { answer: Answer }) {
  const { language } = scene;
  const { verdict } = answer;
  const tips = s.isShowText && isGenuine(verdict) ? readFor(scene, s.tips) : '';
  const next = advice[verdict];
  return (
    <div className="b-result-verdict" role="status">
      {s.watermark !== '' && isGenuine(verdict) && (
        <img className="b-result-mark" src={s.watermark} alt="" width="200" height="200" />
      )}
      <Seal id={id} tone={tones[verdict]} />
      <h1>{say(consumerTexts.verdicts[verdict], language)}</h1>
      {answer.reasons
        // The sentence above already says it.
        .filter(({ code }) => code !== 'first')
        .map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
      {next && <p className="b-result-next">{say(next, language)}</p>}
      {next && scene.ways.includes('/help') && (
        <p>
          <LinkTo
            scene={scene}
            to={`/help?language=${language}#${verdict}`}
            className="b-result-help"
          >
            {say(texts.whatItMeans, language)}
          </LinkTo>
        </p>
      )}
      {tips !== '' && <p style={{ color: s.color, fontSize: s.textSize }}>{tips}</p>}
    </div>
  );
}

function Manuals({
  scene,
  manuals,
}: {
  scene: Scene;
  manuals: readonly { name: string; url: string }[];
}) {
  if (manuals.length === 0) return null;
  return (
    <div className="b-result-part">
      <h2>{say(texts.manuals, scene.language)}</h2>
      <ul className="b-result-manuals">
        {manuals.map(({ name, url }) => (
          <li key={url}>
            <LinkTo scene={scene} to={url} isOutside>
              {name}
            </LinkTo>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a scan the designer shows a placeholder for the verdict, and a warranty of thirty days. */
function Unasked({ settings: s, scene }: Omit<Props, 'id'>) {
  if (scene.place === 'page') return null;
  return (
    <Card look={s.moditystyle} className="b-result">
      <Empty
        scene={scene}
        text={t(
          '扫码后在这里显示真伪结论',
          'The verdict appears here after a scan',
          '掃碼後在這裡顯示真偽結論',
        )}
      />
      {s.isWarranty && <Warranty scene={scene} result={placeholder} mayActivate={false} />}
    </Card>
  );
}
