import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { takeBack } from '#admin/ui/list/take-back.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { InvitationDialog } from '#admin/ui/people/InvitationDialog.tsx';
import { InitialPasswordDialog } from '#admin/ui/password/InitialPasswordDialog.tsx';
import {
  dealerAccountCalls,
  type DealerAccount,
  type MadeDealerAccount,
} from '#contract/features/application/dealers/accounts.ts';
import type { Dealer } from '#contract/features/application/dealers/contract.ts';
import { dealerAccountMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerAccountTexts } from '#contract/features/application/dealers/texts.ts';
import type { Invitation } from '#contract/invitation.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountRow, type AccountVerb } from './AccountRow.tsx';
import { dealersPageTexts } from './texts.ts';
import styles from './dealers.module.css';

const texts = dealersPageTexts.accounts;
const { disable } = dealerAccountMoves.moves;
const most = 200;
const questions = {
  reset: texts.confirmReset,
  signOut: texts.confirmSignOut,
  disable: disable.confirm,
  delete: texts.confirmDelete,
} as const;
const labels = {
  reset: texts.reset,
  signOut: texts.signOut,
  disable: disable.label,
  delete: texts.remove,
} as const;

type AccountsDrawerProps = { dealer: Dealer; onClose: () => void };

/** The accounts of a dealer. */
export function AccountsDrawer({ dealer, onClose }: AccountsDrawerProps) {
  const say = useSay();
  const mayManage = useCan()({ has: dealerAccountCalls.add.allow });
  const [form, setForm] = useState<DealerAccount | 'new' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [invited, setInvited] = useState<{
    account: DealerAccount;
    invitation: Invitation;
  } | null>(null);
  const [made, setMade] = useState<MadeDealerAccount | null>(null);
  const query = useQuery({
    queryKey: ['dealer', 'accounts', dealer.id],
    queryFn: async ({ signal }) =>
      (
        await api(
          dealerAccountCalls.index,
          { dealer_id: dealer.id, limit: most },
          { signal, quiet: true },
        )
      ).data,
  });

  const send = async (verb: AccountVerb, account: DealerAccount) => {
    const { id } = account;
    if (verb === 'reset') {
      const { msg, data } = await api(dealerAccountCalls.reset, { id });
      toast.success(msg);
      setMade(data);
    } else if (verb === 'invite') {
      setInvited({ account, invitation: (await api(dealerAccountCalls.invite, { id })).data });
    } else {
      const { msg } = await api(dealerAccountCalls[verb], { id });
      const back = { enable: dealerAccountCalls.disable, disable: dealerAccountCalls.enable };
      const undo =
        (verb === 'enable' || verb === 'disable') &&
        (() => void takeBack('dealer', () => api(back[verb], { id })));
      toast.success(msg, undefined, undo || undefined);
    }
  };
  const act = (verb: AccountVerb, account: DealerAccount) => {
    if (verb === 'enable' || verb === 'invite' || verb === 'revokeInvite')
      return void send(verb, account)
        .catch(() => undefined)
        .finally(() => refreshList('dealer'));
    return setQuestion({
      title: say(labels[verb]),
      text: say(questions[verb], { name: account.username, names: account.username }),
      verb: say(labels[verb]),
      isDanger: verb === 'delete',
      run: () => send(verb, account),
    });
  };
  const add = mayManage && (
    <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setForm('new')}>
      {say(texts.add)}
    </Button>
  );

  return (
    <Drawer
      open
      title={say(texts.title, { name: dealer.name })}
      size={560}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      extra={query.data && query.data.length > 0 ? add : undefined}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState
              title={say(dealerAccountTexts.empty.title)}
              hint={say(dealerAccountTexts.empty.hint)}
              action={add || undefined}
            />
          ) : (
            <ul className={styles.accounts}>
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  mayManage={mayManage}
                  onEdit={() => setForm(account)}
                  onAct={(verb) => act(verb, account)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={question !== null}
        resource="dealer"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {form && (
        <AccountForm
          dealerId={dealer.id}
          record={form === 'new' ? null : form}
          onClose={() => setForm(null)}
          onMade={setMade}
        />
      )}
      {invited && (
        <InvitationDialog
          name={invited.account.realname}
          mobile={invited.account.mobile}
          email={invited.account.email}
          invitation={invited.invitation}
          send={async (by) =>
            (await api(dealerAccountCalls.invite, { id: invited.account.id, ...by })).data
          }
          onClose={() => setInvited(null)}
        />
      )}
      {made && (
        <InitialPasswordDialog
          username={made.username}
          password={made.initial_password}
          onClose={() => setMade(null)}
        />
      )}
    </Drawer>
  );
}
