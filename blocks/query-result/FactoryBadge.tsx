import type { QueryResult } from '#contract/features/consumer/contract.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import type { Scene } from '#blocks/kit/scene.ts';

/** The certification of the factory that made it: name, code, how long it is valid, and where it can be checked. */
export function FactoryBadge({ scene, result }: { scene: Scene; result: QueryResult }) {
  const { language } = scene;
  const {
    factory_code: code,
    factory_name: name,
    factory_valid_to: end,
    factory_url: url,
  } = result;
  if (code === '') return null;
  return (
    <section className="b-result-part b-result-factory" aria-label={say(texts.factory, language)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2 4 5v6c0 5 3.4 9.3 8 11 4.6-1.7 8-6 8-11V5z" />
        <path className="b-result-factory-tick" d="m8 12 3 3 5-6" />
      </svg>
      <div>
        <h2>{say(texts.factory, language)}</h2>
        {name !== '' && <p>{name}</p>}
        <p className="b-result-note">
          <code>{code}</code>
          {end !== '' && <span>{say(texts.warrantyEnds, language, { day: end })}</span>}
        </p>
      </div>
      {/* Nothing but a secure address can vouch for it. */}
      {url.startsWith('https://') && (
        <LinkTo scene={scene} to={url} className="b-result-factory-link" isOutside>
          {say(texts.factoryCheck, language)}
        </LinkTo>
      )}
    </section>
  );
}
