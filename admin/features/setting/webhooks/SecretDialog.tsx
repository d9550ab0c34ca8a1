import { Button, Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { NewWebhook } from '#contract/features/setting/webhooks/contract.ts';
import { webhookTexts } from '#contract/features/setting/webhooks/texts.ts';

const texts = webhookTexts.shown;
const width = 600;

/** The secret with which messages are signed, shown only once. */
export function SecretDialog({ made, onClose }: { made: NewWebhook; onClose: () => void }) {
  const say = useSay();
  return (
    <Modal
      open
      title={say(texts.title)}
      width={width}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(texts.done)}
        </Button>
      }
    >
      <p>{say(texts.line)}</p>
      <CodeText code={made.secret} />
    </Modal>
  );
}
