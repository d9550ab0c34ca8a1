import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ShownOnceDialog } from '#admin/ui/ShownOnceDialog.tsx';
import type { NewWebhook } from '#contract/features/setting/webhooks/contract.ts';
import { webhookTexts } from '#contract/features/setting/webhooks/texts.ts';

const texts = webhookTexts.shown;

/** The secret with which messages are signed. */
export function SecretDialog({ made, onClose }: { made: NewWebhook; onClose: () => void }) {
  const say = useSay();
  return (
    <ShownOnceDialog
      title={say(texts.title)}
      line={say(texts.line)}
      done={say(texts.done)}
      onClose={onClose}
    >
      <CodeText code={made.secret} />
    </ShownOnceDialog>
  );
}
