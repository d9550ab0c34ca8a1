import { useCallback, useState, type FormEvent } from 'react';
import type { LoginRefused } from '#contract/features/account/session/contract.ts';
import { loginPath } from '#contract/login-types.ts';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { ask, CallError, noAnswer } from '../app/calls.ts';
import { speak, useLanguage, useSay } from '../app/language.ts';
import { keepToken, useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { Field } from './Field.tsx';

const types = ['web', 'dealer'] as const;

/** All that is to be seen without a sign-in. The calls and the token are those of the portal. */
export function SignIn() {
  const say = useSay();
  const { type: lastType, wasEnded, counts } = useApp();
  const [type, setType] = useState<(typeof types)[number]>(
    lastType === 'dealer' ? 'dealer' : 'web',
  );
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(true);
  const [picture, setPicture] = useState<{ captcha: string; key: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');

  const another = useCallback(() => {
    setCaptcha('');
    ask('GET login/captcha', null, { type: 'web', token: null }).then(setPicture, () => undefined);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || !username.trim() || !password) return;
    setBusy(true);
    setRefusal('');
    try {
      const proof = picture ? { captcha, key: picture.key } : {};
      const given = { username: username.trim(), password, remember, ...proof };
      const { access_token } = await ask('POST login/login', given, { type, token: null });
      keepToken(type, access_token, remember);
    } catch (failure) {
      const told = failure instanceof CallError ? failure : null;
      setRefusal(told && told.code !== noAnswer ? told.message : say(texts.signIn.noNetwork));
      if (picture || (told?.data as Partial<LoginRefused> | null)?.captcha_required) another();
      setBusy(false);
    }
  };
  const note = wasEnded
    ? say(texts.signIn.ended)
    : counts.others > 0
      ? say(texts.signIn.kept, { n: counts.others })
      : lastType === 'admin'
        ? say(texts.signIn.admin)
        : '';

  return (
    <main className="sign-in">
      <div className="brand">
        <img src="/scan/icon.svg" alt="" width="48" height="48" />
        <h1>{say(texts.signIn.title)}</h1>
      </div>
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className="choices two">
          <legend>{say(texts.signIn.as)}</legend>
          {types.map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="type"
                checked={type === one}
                onChange={() => setType(one)}
              />
              {say(texts.signIn[one])}
            </label>
          ))}
        </fieldset>
        <Field
          label={say(fieldTexts.username)}
          error={isTried && !username.trim() ? say(texts.signIn.needUsername) : null}
        >
          {(field) => (
            <input
              {...field}
              value={username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              onChange={({ target }) => setUsername(target.value)}
            />
          )}
        </Field>
        <Field
          label={say(fieldTexts.password)}
          error={isTried && !password ? say(texts.signIn.needPassword) : null}
        >
          {(field) => (
            <input
              {...field}
              type="password"
              value={password}
              autoComplete="current-password"
              maxLength={128}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        {picture && (
          <Field label={say(fieldTexts.captcha)} error={null}>
            {(field) => (
              <div className="line">
                <input
                  {...field}
                  value={captcha}
                  autoComplete="off"
                  autoCapitalize="none"
                  maxLength={12}
                  onChange={({ target }) => setCaptcha(target.value)}
                />
                <button type="button" className="picture" onClick={another}>
                  <img src={picture.captcha} alt={say(texts.signIn.captchaPicture)} />
                </button>
              </div>
            )}
          </Field>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          />
          {say(fieldTexts.remember)}
        </label>
        <div aria-live="assertive">{refusal && <p className="error">{refusal}</p>}</div>
        <button type="submit" className="main wide" disabled={isBusy}>
          {say(isBusy ? texts.signIn.busy : texts.signIn.submit)}
        </button>
        {/* The portal does that, and leads back here. */}
        <a className="forgot" href={`${loginPath(type)}?forgot=1&from=scan`}>
          {say(texts.signIn.forgot)}
        </a>
      </form>
      <Languages />
    </main>
  );
}

export function Languages() {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  return (
    <div className="line languages" role="group" aria-label={say(texts.menu.language)}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={languageTags[one]}
          aria-pressed={one === language}
          onClick={() => speak(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
