import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  inviteInput,
  linkReasonInput,
  partnerTexts,
  type Partner,
  type PartnerCalls,
} from '#contract/partners.ts';
import { partnerFormTexts as texts, type AskingMove } from './texts.ts';

type LinkDialogProps = {
  calls: PartnerCalls;
  move: AskingMove;
  partner: Partner;
  onClose: () => void;
  onDone: () => void;
};

const invite = inviteInput.omit({ id: true, version: true });
const reason = linkReasonInput.omit({ id: true, version: true });

/** A move of a link that needs input: whom to invite, or the reason. */
export function LinkDialog({ calls, move, partner, onClose, onDone }: LinkDialogProps) {
  const shared = {
    resource: calls[move].path,
    texts: partnerTexts,
    title: partnerTexts.moves[move],
    verb: partnerTexts.moves[move],
    record: partner,
    shape: 'dialog' as const,
    width: 'small' as const,
    onClose,
    onSaved: onDone,
  };
  const { id } = partner;
  if (move === 'invite')
    return (
      <RecordForm
        {...shared}
        schema={invite}
        send={(values, version, options) => api(calls.invite, { id, version, ...values }, options)}
      >
        <TextField field="credit_code" max={18} hint={texts.inviteHint} />
      </RecordForm>
    );
  return (
    <RecordForm
      {...shared}
      schema={reason}
      values={() => ({ reason: '' })}
      send={(values, version, options) => api(calls[move], { id, version, ...values }, options)}
    >
      <TextField field="reason" rows={3} hint={texts.reasonHint} />
    </RecordForm>
  );
}
