import { chosenGround, chosenInk } from '#blocks/kit/contrast.ts';
import { readFor } from '#blocks/kit/scene.ts';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import { captionText } from './spec.ts';

const { fields } = captionText;

export function CaptionTextView({ settings: s, scene }: ViewProps<typeof captionText>) {
  const name = readFor(scene, s.name);
  const description = readFor(scene, s.description);
  return (
    <section
      className={`b-caption${s.borderBott ? ' is-lined' : ''}`}
      style={{ ...chosenGround(s.backColor, fields.backColor), textAlign: s.positions }}
    >
      <div className="b-caption-head" style={{ minHeight: s.wordHeight }}>
        <h2
          style={{
            fontSize: s.wordSize,
            fontWeight: s.wordWeight,
            ...chosenInk(s.wordColor, fields.wordColor),
          }}
        >
          {name}
        </h2>
        {s.more.show && (
          <LinkTo scene={scene} to={s.more.http} className="b-caption-more" isOutside>
            {s.more.type === 2 ? (
              <span className="unseen">{readFor(scene, s.more.text)}</span>
            ) : (
              readFor(scene, s.more.text)
            )}
            {s.more.type !== 0 && <span aria-hidden="true"> ›</span>}
          </LinkTo>
        )}
      </div>
      {description && (
        <p
          style={{
            fontSize: s.descriptionSize,
            fontWeight: s.descriptionWeight,
            ...chosenInk(s.descriptionColor, fields.descriptionColor),
          }}
        >
          {description}
        </p>
      )}
    </section>
  );
}
