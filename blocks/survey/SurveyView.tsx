import { Call } from '#blocks/kit/Call.tsx';
import { Card } from '#blocks/kit/Card.tsx';
import { Consent } from '#blocks/kit/Consent.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { pageLink, readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import { questionsOf, type Question } from './questions.ts';
import { longestAnswer, questionTypes, type survey } from './spec.ts';

const texts = {
  empty: t('请添加问题', 'Add a question', '請新增問題'),
  choose: t('请选择', 'Please choose', '請選擇'),
  must: t('必填', 'required', '必填'),
  send: t('提交', 'Submit', '提交'),
};

/** A survey for consumers. Only on the page of a product, to which the answers belong. */
export function SurveyView({ id, settings: s, scene }: ViewProps<typeof survey>) {
  const { language, place, sent, answer } = scene;
  const questions = questionsOf(s.jsonData, scene);
  if (questions.length === 0) return <Empty scene={scene} text={texts.empty} />;
  const isCanvas = place === 'canvas';
  const back = sent?.block === id ? sent : undefined;
  // After errors the submitted answers are shown again.
  const reference = answer?.result?.id ?? (back && scene.query.id);
  const action = reference ? pageLink(scene, '/survey', { id: reference, block: id }) : '';
  if (!isCanvas && action === '') return null;
  const fields = questions.map((question) => (
    <Asked
      key={question.field}
      id={`${id}-${question.field}`}
      question={question}
      given={back?.values[question.field] ?? (question.value === '' ? [] : [question.value])}
      wrong={back?.wrong[question.field] ?? ''}
      language={language}
    />
  ));
  const consent = (
    <Consent
      id={id}
      scene={scene}
      isTicked={back !== undefined && back.values.consent?.[0] === scene.consent?.notice}
      wrong={back?.wrong.consent ?? ''}
    />
  );
  const button = (
    <button className="act is-main" type={isCanvas ? 'button' : 'submit'}>
      {say(texts.send, language)}
    </button>
  );
  return (
    <Card look={0} className="b-survey" title={readFor(scene, s.title)}>
      {isCanvas ? (
        <div className="b-survey-form">
          {fields}
          {consent}
          {button}
        </div>
      ) : (
        <form className="b-survey-form" method="post" action={action} noValidate>
          {fields}
          {consent}
          {button}
        </form>
      )}
      <Call scene={scene} />
    </Card>
  );
}

type AskedProps = {
  id: string;
  question: Question;
  given: readonly string[];
  wrong: string;
  language: keyof typeof texts.send;
};

function Asked({ id, question, given, wrong, language }: AskedProps) {
  const { field, name, type, note, options, required } = question;
  const said = `${id}-said`;
  const about = note !== '' || wrong !== '' ? { 'aria-describedby': said } : {};
  const state = wrong === '' ? {} : { 'aria-invalid': true };
  const title = (
    <span className="b-survey-name">
      {name}
      {required && (
        <span className="b-survey-must">
          <span aria-hidden="true">*</span>
          <span className="unseen">{say(texts.must, language)}</span>
        </span>
      )}
    </span>
  );
  const more = (note !== '' || wrong !== '') && (
    <p id={said} className={wrong === '' ? 'b-survey-note' : 'b-survey-wrong'}>
      {wrong || note}
    </p>
  );
  if (type === questionTypes.text)
    return (
      <div>
        <label>
          {title}
          <textarea
            name={field}
            rows={2}
            maxLength={longestAnswer}
            required={required}
            defaultValue={given[0] ?? ''}
            {...about}
            {...state}
          />
        </label>
        {more}
      </div>
    );
  if (type === questionTypes.dropdown)
    return (
      <div>
        <label>
          {title}
          <select
            name={field}
            required={required}
            defaultValue={given[0] ?? ''}
            {...about}
            {...state}
          >
            <option value="">{say(texts.choose, language)}</option>
            {options.map((option, at) => (
              <option key={option} value={at}>
                {option}
              </option>
            ))}
          </select>
        </label>
        {more}
      </div>
    );
  const isRadio = type === questionTypes.radio;
  return (
    <fieldset {...about}>
      <legend>{title}</legend>
      {options.map((option, at) => (
        <label key={option} className="b-survey-choice">
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={field}
            value={at}
            required={isRadio && required}
            defaultChecked={given.includes(String(at))}
          />
          <span>{option}</span>
        </label>
      ))}
      {more}
    </fieldset>
  );
}
