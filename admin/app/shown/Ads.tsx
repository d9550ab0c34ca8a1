import { useEffect, useState } from 'react';
import type { ShownAd, ShownAds } from '#contract/features/operate/layouts/shown.ts';
import { pictureAt } from '#contract/files.ts';
import { useSay } from '../language.ts';
import { shownTexts } from './texts.ts';
import styles from './ads.module.css';

const turnAfter = 4_000;

/** The ads of one slot, in the space reserved for them. */
export function Ads({ part }: { part: ShownAds }) {
  if (part.is_carousel && part.ads.length > 1) return <Carousel part={part} />;
  return (
    <div className={styles.row}>
      {part.ads.map((ad) => (
        <Ad key={ad.id} ad={ad} frame={part} />
      ))}
    </div>
  );
}

/** A picture with its words: without them, or if the picture is missing, it would look like a stray drawing. */
function Ad({ ad, frame }: { ad: ShownAd; frame: Pick<ShownAds, 'width' | 'height'> }) {
  const say = useSay();
  const [isBroken, setBroken] = useState(false);
  const content = (
    <>
      {!isBroken && (
        <img
          src={pictureAt(ad.picture, 1080)}
          srcSet={`${pictureAt(ad.picture, 720)} 720w, ${pictureAt(ad.picture, 1080)} 1080w`}
          sizes="(max-width: 760px) 100vw, 720px"
          alt={ad.alt}
          width={frame.width}
          height={frame.height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.words} aria-hidden={!isBroken}>
        <small>{say(shownTexts.ads)}</small>
        <b>{ad.alt}</b>
      </span>
    </>
  );
  // Words alone take a line, not the room of a picture.
  const box = isBroken
    ? { className: `${styles.ad} ${styles.told}` }
    : { className: styles.ad, style: { aspectRatio: `${frame.width} / ${frame.height}` } };
  return ad.url === '' ? (
    <span {...box}>{content}</span>
  ) : (
    <a {...box} href={ad.url} target="_blank" rel="noopener">
      {content}
    </a>
  );
}

/** A carousel; it pauses on hover and with reduced motion. */
function Carousel({ part }: { part: ShownAds }) {
  const say = useSay();
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const { ads } = part;
  const shown = ads[at % ads.length]!;
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isHeld || isStill) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % ads.length), turnAfter);
    return () => clearInterval(timer);
  }, [isHeld, ads.length]);
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={say(shownTexts.ads)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Ad key={shown.id} ad={shown} frame={part} />
      <div className={styles.dots}>
        {ads.map((ad, place) => (
          <button
            key={ad.id}
            type="button"
            aria-label={say(shownTexts.nth, { n: place + 1, all: ads.length })}
            aria-pressed={ad === shown}
            onClick={() => setAt(place)}
          />
        ))}
      </div>
    </div>
  );
}
