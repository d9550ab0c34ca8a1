import { Modal } from 'antd';
import { useState } from 'react';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { closeRefused, useAlerts } from '../alerts.ts';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { DoorArt, VersionArt } from './RefusedArt.tsx';
import styles from './refused.module.css';

/** A 402 or 403: a picture and why, to be closed and nothing else. */
export function RefusedModal() {
  const say = useSay();
  const refused = useAlerts((state) => state.refused);
  // While the modal fades out it still shows what it said.
  const [shown, setShown] = useState(refused);
  if (refused && refused !== shown) setShown(refused);
  const isVersion = shown?.code === codes.version;
  const title = say(isVersion ? shellTexts.refused.version : shellTexts.refused.forbidden);
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
        {isVersion ? <VersionArt title={title} /> : <DoorArt title={title} />}
        <p className={styles.title}>{shown?.msg || title}</p>
        <p>{say(isVersion ? shellTexts.refused.versionHint : shellTexts.refused.forbiddenHint)}</p>
      </div>
    </Modal>
  );
}
