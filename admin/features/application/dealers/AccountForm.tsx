import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  dealerAccountCalls,
  dealerAccountChange,
  dealerAccountInput,
  type DealerAccount,
  type MadeDealerAccount,
} from '#contract/features/application/dealers/accounts.ts';
import { dealerAccountTexts } from '#contract/features/application/dealers/texts.ts';
import { dealersPageTexts as texts } from './texts.ts';

type AccountFormProps = {
  dealerId: number;
  record: DealerAccount | null;
  onClose: () => void;
  onMade: (account: MadeDealerAccount) => void;
};

/** Adds an account, or edits its name and number. */
export function AccountForm({ dealerId, record, onClose, onMade }: AccountFormProps) {
  const refresh = () => void refreshList('dealer');
  if (record)
    return (
      <RecordForm
        resource="dealerAccount"
        schema={dealerAccountChange}
        texts={dealerAccountTexts}
        title={texts.accounts.edit}
        record={record}
        values={({ realname, email }) => ({ realname, mobile: '', email })}
        shape="dialog"
        width="small"
        send={(values, version, options) =>
          api(dealerAccountCalls.edit, { id: record.id, version, ...values }, options)
        }
        onClose={onClose}
        onSaved={refresh}
      >
        <TextField field="realname" wide />
        <TextField field="mobile" hint={texts.hints.mobile} wide />
        <TextField field="email" type="email" wide />
      </RecordForm>
    );
  return (
    <RecordForm<typeof dealerAccountInput, MadeDealerAccount>
      resource="dealerAccount"
      schema={dealerAccountInput}
      texts={dealerAccountTexts}
      title={texts.accounts.add}
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(
          dealerAccountCalls.add,
          { dealer_id: dealerId, ...values },
          options,
        );
        onMade(answer.data);
        return answer;
      }}
      onClose={onClose}
      onSaved={refresh}
    >
      <TextField field="username" hint={texts.hints.username} wide />
      <TextField field="realname" wide />
      <TextField field="mobile" wide />
      <TextField field="email" type="email" wide />
    </RecordForm>
  );
}
