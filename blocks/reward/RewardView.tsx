import { Call } from '#blocks/kit/Call.tsx';
import { Card } from '#blocks/kit/Card.tsx';
import { Consent } from '#blocks/kit/Consent.tsx';
import { inkOn } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { pageLink, readFor, type CampaignCard, type Scene } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import type { reward } from './spec.ts';

const texts = {
  choose: t('请选择营销活动', 'Choose a campaign', '請選擇行銷活動'),
  gone: t(
    '所选的营销活动不存在，页面上不会显示',
    'The chosen campaign does not exist, so nothing is shown',
    '所選的行銷活動不存在，頁面上不會顯示',
  ),
  prizes: t('可以赢得', 'You can win', '可以贏得'),
  until: t('活动截至 {time}', 'Until {time}', '活動至 {time}'),
  rules: t('活动规则', 'Rules', '活動規則'),
  phone: t('手机号', 'Phone number', '手機號碼'),
  draft: t(
    '活动还没有开始，页面上不会显示',
    'The campaign has not been started, so nothing is shown on the page',
    '活動還沒有開始，頁面上不會顯示',
  ),
  soon: t('活动将于 {time} 开始', 'Starts {time}', '活動將於 {time} 開始'),
  paused: t(
    '活动暂停中，请稍后再来',
    'The campaign is paused. Please come back later',
    '活動暫停中，請稍後再來',
  ),
  over: t('活动已结束', 'The campaign has ended', '活動已結束'),
  taken: t(
    '这个码已参与过活动。输入当时的手机号，可以再看一次结果。',
    'This code has already taken part. Enter the same phone number to see the result again.',
    '這個碼已參加過活動。輸入當時的手機號碼，可以再看一次結果。',
  ),
  again: t('查看结果', 'See the result', '查看結果'),
};

const genuine = ['GENUINE_FIRST', 'GENUINE_REPEAT'];

/** What can be won with a genuine product. Nothing is promised on the page of any other. */
export function RewardView({ id, settings: s, scene }: ViewProps<typeof reward>) {
  const isCanvas = scene.place === 'canvas';
  if (s.campaign === 0) return <Empty scene={scene} text={texts.choose} />;
  const card = scene.campaigns[s.campaign];
  if (!card) return <Empty scene={scene} text={texts.gone} />;
  const { verdict, result } = scene.answer ?? {};
  const isGenuine = result && verdict && genuine.includes(verdict);
  if (!isCanvas && (!isGenuine || !card.isFor || card.phase === 'draft')) return null;
  const action = result ? pageLink(scene, '/reward', { id: result.id, block: id }) : '';
  // What was won can be looked at again when nobody wins any more.
  const isOpen = card.phase === 'open' || card.isTaken;
  const tell = (text: typeof texts.soon, time = '') => say(text, scene.language, { time });
  return (
    <Card look={0} className="b-reward" title={readFor(scene, s.title)}>
      {s.picture !== '' && <Picture className="b-reward-picture" src={s.picture} alt="" />}
      {card.phase !== 'over' && <Prizes card={card} scene={scene} />}
      {isOpen && (
        <>
          <p className="b-reward-text">
            {card.isTaken ? tell(texts.taken) : readFor(scene, s.text)}
          </p>
          <Form
            id={id}
            scene={scene}
            action={isCanvas ? '' : action}
            button={card.isTaken ? tell(texts.again) : readFor(scene, s.buttonName)}
            colour={s.colour}
          />
        </>
      )}
      {card.phase === 'open' ? (
        <p className="b-reward-note">{tell(texts.until, card.until)}</p>
      ) : (
        <p className="b-reward-state">{tell(texts[card.phase], card.from)}</p>
      )}
      {card.rules !== '' && (
        <details className="b-reward-rules">
          <summary>{tell(texts.rules)}</summary>
          <p>{card.rules}</p>
        </details>
      )}
      <Call scene={scene} />
    </Card>
  );
}

function Prizes({ card, scene }: { card: CampaignCard; scene: Scene }) {
  return (
    <>
      <p className="b-reward-head">{say(texts.prizes, scene.language)}</p>
      <ul className="b-reward-prizes">
        {card.prizes.map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
    </>
  );
}

type FormProps = { id: string; scene: Scene; action: string; button: string; colour: string };

function Form({ id, scene, action, button, colour }: FormProps) {
  const isCanvas = scene.place === 'canvas';
  if (!isCanvas && action === '') return null;
  const fields = (
    <>
      <label htmlFor={`${id}-phone`}>{say(texts.phone, scene.language)}</label>
      <input
        id={`${id}-phone`}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <Consent id={id} scene={scene} />
      <button
        className="act is-main"
        type={isCanvas ? 'button' : 'submit'}
        style={
          colour === '' ? {} : { background: colour, borderColor: colour, color: inkOn(colour) }
        }
      >
        {button}
      </button>
    </>
  );
  return isCanvas ? (
    <div className="b-reward-form">{fields}</div>
  ) : (
    <form className="b-reward-form" method="post" action={action} noValidate>
      {fields}
    </form>
  );
}
