import { Button, Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { InitialPasswordDialog } from '#admin/ui/password/InitialPasswordDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { limits } from '#contract/limits.ts';
import styles from '#admin/ui/people/people.module.css';

const { passwords: texts, fields } = userTexts;
type PasswordsDialogProps = { passwords: readonly ShownPassword[]; onClose: () => void };

/** New passwords of one or several users, shown only once. */
export function PasswordsDialog({ passwords, onClose }: PasswordsDialogProps) {
  const say = useSay();
  const [only] = passwords;
  if (passwords.length === 1 && only) return <InitialPasswordDialog {...only} onClose={onClose} />;
  const all = passwords.map(({ username, password }) => `${username}\t${password}`).join('\n');
  return (
    <Modal
      open
      title={say(texts.title)}
      width={limits.dialogWidths.medium}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copy(all)}>
          {say(texts.copy)}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {say(texts.done)}
        </Button>,
      ]}
    >
      <p className={styles.hint}>{say(texts.line)}</p>
      <div className={styles.scroll}>
        <table className={styles.passwords}>
          <thead>
            <tr>
              <th scope="col">{say(fields.username)}</th>
              <th scope="col">{say(fields.password)}</th>
            </tr>
          </thead>
          <tbody>
            {passwords.map(({ username, password }) => (
              <tr key={username}>
                <td>{username}</td>
                <td>
                  <CodeText code={password} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
