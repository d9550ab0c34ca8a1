import { isGrave } from '#contract/codes/verdicts.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { reportPageTexts as reportTexts } from '#contract/texts/report-page.ts';
import { Call } from '#blocks/kit/Call.tsx';
import { Card } from '#blocks/kit/Card.tsx';
import { chosenInk } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { readFor, type Answer, type Scene } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { Checks, Counts } from './Checks.tsx';
import { FactoryBadge } from './FactoryBadge.tsx';
import { Identity } from './Identity.tsx';
import { Seal } from './Seal.tsx';
import { queryResult } from './spec.ts';
import { advice, isGenuine, tones } from './verdict.ts';
import { placeholder, Warranty } from './Warranty.tsx';

type Props = ViewProps<typeof queryResult>;

/**
 * The first thing seen: the seal, one sentence, the reason, and what to do; then company and product, to be compared
 * with what is at hand; below it the checks.
 */
export function QueryResultView({ id, settings: s, scene }: Props) {
  const { answer } = scene;
  if (!answer) return <Unasked settings={s} scene={scene} />;
  const { verdict, result } = answer;
  return (
    <Card look={s.moditystyle} className={`b-result is-${tones[verdict]}`}>
      <Sentence id={id} settings={s} scene={scene} answer={answer} />
      <Identity scene={scene} result={result} />
      {result && (
        <>
          <Counts scene={scene} result={result} />
          {!isGrave(answer) && <Offers settings={s} scene={scene} answer={answer} />}
          <Checks scene={scene} />
        </>
      )}
    </Card>
  );
}

/** What a product that can be trusted comes with. */
function Offers({ settings: s, scene, answer }: Omit<Props, 'id'> & { answer: Answer }) {
  const { verdict, result } = answer;
  if (!result) return null;
  const { instruction: own } = result;
  const manuals =
    s.bookUrl === '' ? own : [{ name: say(texts.manual, scene.language), url: s.bookUrl }];
  return (
    <>
      {s.isWarranty && <Warranty scene={scene} result={result} mayActivate={isGenuine(verdict)} />}
      {s.isShowBookurl && <Manuals scene={scene} manuals={manuals} />}
      {s.isShowVerification && <FactoryBadge scene={scene} result={result} />}
    </>
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
      <Ways scene={scene} isWrong={next !== undefined} />
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
      {tips !== '' && (
        <p
          className="b-result-tips"
          style={{
            ...chosenInk(s.color, queryResult.fields.color),
            fontSize: s.textSize,
          }}
        >
          {tips}
        </p>
      )}
    </div>
  );
}

/** Whom to call, and where to report it, if something is wrong. */
function Ways({ scene, isWrong }: { scene: Scene; isWrong: boolean }) {
  const { language, report, brand } = scene;
  const mayCall = isWrong && (brand?.hotline ?? '') !== '';
  if (!mayCall && report === undefined) return null;
  return (
    <p className="b-result-ways">
      {mayCall && <Call scene={scene} className="act is-call" />}
      {report !== undefined && (
        <LinkTo scene={scene} to={report} className="act is-report">
          {say(reportTexts.offer, language)}
        </LinkTo>
      )}
    </p>
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
