import { Button, Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { limits } from '#contract/limits.ts';
import { initialPasswordTexts as texts } from './texts.ts';
import styles from './password.module.css';

type InitialPasswordDialogProps = { username: string; password: string; onClose: () => void };

/** Shows the password of a new or reset account, only once. */
export function InitialPasswordDialog(props: InitialPasswordDialogProps) {
  const { username, password, onClose } = props;
  const say = useSay();
  return (
    <Modal
      open
      title={say(texts.title)}
      width={limits.dialogWidths.small}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(texts.done)}
        </Button>
      }
    >
      <p className={styles.line}>{say(texts.line)}</p>
      <dl className={styles.facts}>
        <dt>{say(texts.username)}</dt>
        <dd>
          <CodeText code={username} />
        </dd>
        <dt>{say(texts.password)}</dt>
        <dd>
          <CodeText code={password} />
        </dd>
      </dl>
    </Modal>
  );
}
