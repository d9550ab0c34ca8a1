import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { DealerAccount } from '#contract/features/application/dealers/accounts.ts';
import { dealerAccountMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { invitationTexts } from '#contract/invitation.ts';
import type { Text } from '#contract/text.ts';
import { dealersPageTexts } from './texts.ts';
import styles from './dealers.module.css';

const texts = dealersPageTexts.accounts;
const { commands } = invitationTexts;
const { enable, disable } = dealerAccountMoves.moves;
export type AccountVerb =
  | 'invite'
  | 'revokeInvite'
  | 'reset'
  | 'signOut'
  | 'enable'
  | 'disable'
  | 'delete';

type AccountRowProps = {
  account: DealerAccount;
  mayManage: boolean;
  onEdit: () => void;
  onAct: (verb: AccountVerb) => void;
};

/** One account: its user, status and actions. */
export function AccountRow({ account, mayManage, onEdit, onAct }: AccountRowProps) {
  const say = useSay();
  const { username, realname, mobile, email, disabled, last_login_time: last } = account;
  const isNew = last === null && !disabled;
  const button = (label: Text, onClick: () => void, isDanger = false) => (
    <Button
      size="small"
      danger={isDanger}
      aria-label={say(texts.of, { action: say(label), name: username })}
      onClick={onClick}
    >
      {say(label)}
    </Button>
  );
  return (
    <li className={styles.account}>
      <div className={styles.accountHead}>
        <strong>{realname}</strong>
        <CodeText code={username} />
        <StateDot tone={disabled ? 'idle' : 'good'}>
          {say(dealerTexts.states[`${disabled}`])}
        </StateDot>
        {account.invite_until !== null && (
          <small>{say(texts.invited, { until: showTime(account.invite_until) })}</small>
        )}
        {account.must_change_password && <small>{say(texts.mustChange)}</small>}
      </div>
      <p className={styles.quiet}>
        {[mobile, email, last ? say(texts.last, { time: showTime(last) }) : say(texts.never)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {mayManage && (
        <div className={styles.accountTools}>
          {button(texts.change, onEdit)}
          {isNew &&
            button(account.invite_until ? commands.inviteAgain : commands.invite, () =>
              onAct('invite'),
            )}
          {account.invite_until !== null &&
            button(commands.revokeInvite, () => onAct('revokeInvite'))}
          {button(texts.reset, () => onAct('reset'))}
          {last !== null && !disabled && button(texts.signOut, () => onAct('signOut'))}
          {disabled
            ? button(enable.label, () => onAct('enable'))
            : button(disable.label, () => onAct('disable'))}
          {last === null && button(texts.remove, () => onAct('delete'), true)}
        </div>
      )}
    </li>
  );
}
