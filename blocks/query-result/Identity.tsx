import type { QueryResult } from '#contract/features/consumer/contract.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { inFours } from '#blocks/kit/codes.ts';
import { Picture } from '#blocks/kit/Picture.tsx';
import type { Scene } from '#blocks/kit/scene.ts';

/** Company and product, so that the page can be held against what was bought. */
export function Identity({ scene, result }: { scene: Scene; result: QueryResult | null }) {
  const { brand, language } = scene;
  const name = brand?.name ?? '';
  if (name === '' && !result) return null;
  const { part_name: part, part_model: model, serial_number: serial, images } = result ?? nothing;
  const [picture] = images;
  return (
    <div className="b-result-part b-result-who">
      {name !== '' && (
        <p className="b-result-brand">
          {result && brand!.logo !== '' && <img src={brand!.logo} alt="" height="32" />}
          <span>{name}</span>
        </p>
      )}
      {part !== '' && (
        <div className="b-result-item">
          {picture !== undefined && (
            <Picture src={picture} alt={part} ratio="1 / 1" sizes="88px" isFirst />
          )}
          <div>
            <strong>{part}</strong>
            {model !== '' && (
              <span>
                {say(texts.model, language)} {model}
              </span>
            )}
            {serial !== '' && (
              <code aria-label={say(texts.serial, language)}>{inFours(serial)}</code>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const nothing = { part_name: '', part_model: '', serial_number: '', images: [] as string[] };
