import { consentTexts as texts } from '#contract/consents.ts';
import { say } from '#contract/text.ts';
import type { Scene } from './scene.ts';

type ConsentProps = { id: string; scene: Scene; isTicked?: boolean; wrong?: string };

/** The box that must be ticked before anything personal is sent, and the notice it is about. */
export function Consent({ id, scene, isTicked = false, wrong = '' }: ConsentProps) {
  const { language, place, consent } = scene;
  if (!consent && place === 'page') return null;
  const said = `${id}-consent-wrong`;
  const words = say(texts.notice, language);
  return (
    <div className="consent">
      <label>
        <input
          type="checkbox"
          name="consent"
          value={consent?.notice ?? ''}
          required
          defaultChecked={isTicked}
          {...(wrong === '' ? {} : { 'aria-invalid': true, 'aria-describedby': said })}
        />
        <span>
          {say(texts.agree, language)}{' '}
          {consent && place === 'page' ? (
            <a href={`${consent.href}?language=${language}`} target="_blank" rel="noopener">
              {words}
            </a>
          ) : (
            <span className="consent-notice">{words}</span>
          )}
        </span>
      </label>
      {wrong !== '' && (
        <p id={said} className="consent-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
