import { Button, Modal } from 'antd';
import { limits } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { useAlerts } from '../alerts.ts';
import { useSay } from '../language.ts';
import { forgetToken } from '../session.ts';
import { shellTexts } from '../texts.ts';

/** The session has expired: one alert over the page, which stays until the user leaves. */
export function ExpiredAlert() {
  const say = useSay();
  const isExpired = useAlerts((state) => state.expired);
  return (
    <Modal
      open={isExpired}
      title={say(shellTexts.expired.title)}
      width={limits.dialogWidths.small}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      zIndex={1900}
      footer={
        <Button type="primary" autoFocus onClick={forgetToken}>
          {say(shellTexts.expired.again)}
        </Button>
      }
    >
      <p>{say(errorTexts.unauthenticated)}</p>
    </Modal>
  );
}
