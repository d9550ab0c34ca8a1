import { Modal } from 'antd';
import { useState } from 'react';
import type { ShownAd, ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { codes } from '#contract/envelope.ts';
import { pictureAt } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { closeRefused, useAlerts } from '../alerts.ts';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { useShown } from '../shown/use-shown.ts';
import { shellTexts } from '../texts.ts';
import { DoorArt, VersionArt } from './RefusedArt.tsx';
import styles from './refused.module.css';

/** A 402 or 403: a picture and the reason. */
export function RefusedModal() {
  const say = useSay();
  const refused = useAlerts((state) => state.refused);
  const isSignedIn = useSession((state) => state.token !== null);
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(refused);
  if (refused && refused !== shown) setShown(refused);
  const { parts } = useShown('refused', { isWanted: refused !== null && isSignedIn });
  const isVersion = shown?.code === codes.version;
  const title = say(isVersion ? shellTexts.refused.version : shellTexts.refused.forbidden);
  const ad = firstAd(parts);
  return (
    <Modal
      open={refused !== null}
      onCancel={closeRefused}
      zIndex={1800}
      footer={null}
      centered
      width={limits.dialogWidths.small}
      closable={{ 'aria-label': say(shellTexts.refused.close) }}
      title={<span className={styles.hidden}>{title}</span>}
    >
      <div className={styles.refused}>
        <div className={styles.picture}>
          {isVersion ? <VersionArt title={title} /> : <DoorArt title={title} />}
          {ad && <RefusedAd key={ad.picture} ad={ad} />}
        </div>
        <p className={styles.title}>{shown?.msg || title}</p>
        <p>{say(isVersion ? shellTexts.refused.versionHint : shellTexts.refused.forbiddenHint)}</p>
      </div>
    </Modal>
  );
}

const firstAd = (parts: readonly ShownPart[]): ShownAd | undefined =>
  parts.flatMap((one) => (one.kind === 'ads' ? one.ads : []))[0];

/** Covers the drawing once it is loaded; otherwise the drawing stays. */
function RefusedAd({ ad }: { ad: ShownAd }) {
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming');
  if (state === 'broken') return null;
  const picture = (
    <img
      src={pictureAt(ad.picture, 720)}
      alt={ad.alt}
      onLoad={() => setState('here')}
      onError={() => setState('broken')}
    />
  );
  const props = { className: styles.ad, 'data-state': state };
  if (ad.url === '') return <span {...props}>{picture}</span>;
  return (
    <a {...props} href={ad.url} target="_blank" rel="noopener">
      {picture}
    </a>
  );
}
