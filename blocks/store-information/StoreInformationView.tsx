import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { storeInformation } from './spec.ts';

export function StoreInformationView({ settings: s, scene }: ViewProps<typeof storeInformation>) {
  const name = readFor(scene, s.name);
  const offer = readFor(scene, s.Discount);
  return (
    <section className={`b-store is-${s.rubiksCubeType}`}>
      {s.bakcgroundImg === '' ? (
        <div className="b-store-ground" />
      ) : (
        <Picture className="b-store-ground" src={s.bakcgroundImg} alt="" ratio="750 / 370" />
      )}
      <div className="b-store-card">
        {s.headPortrait !== '' && (
          <Picture
            className="b-store-portrait"
            src={s.headPortrait}
            alt=""
            sizes="64px"
            ratio="1 / 1"
          />
        )}
        <div className="b-store-words">
          <h2>{name}</h2>
          {offer !== '' && <p>{offer}</p>}
        </div>
      </div>
    </section>
  );
}
