import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  securityPackCalls,
  securityReason,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { securityPageTexts as texts } from './texts.ts';
import styles from './security.module.css';
import { securityMoves } from '#contract/features/trace/security-packs/moves.ts';

const schema = securityReason.pick({ reason: true });

type ReasonDialogProps = {
  move: 'reject' | 'void';
  packs: readonly SecurityPack[];
  onClose: () => void;
};

/** Turns a request down or makes codes void for ever, and asks why. */
export function ReasonDialog({ move, packs, onClose }: ReasonDialogProps) {
  const say = useSay();
  const ids = packs.map(({ id }) => id);
  const codes = packs.map(({ code }) => code).join(' ');
  return (
    <RecordForm
      resource={`securityPack/${move}/${ids.join('-')}`}
      schema={schema}
      texts={securityTexts}
      title={securityMoves.moves[move].label}
      verb={securityMoves.moves[move].label}
      isDanger={move === 'void'}
      record={null}
      shape="dialog"
      width="small"
      send={({ reason }, _version, options) =>
        // Refused or not, the list may no longer show how things stand.
        (move === 'void'
          ? api(securityPackCalls.void, { ids, reason }, options)
          : api(securityPackCalls.reject, { id: ids[0]!, reason }, options)
        )
          .then((answer) => ({ ...answer, data: null }))
          .finally(() => refreshList('securityPack'))
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <p className={styles.meaning}>
        {move === 'void'
          ? say(texts.voidMeans, { codes })
          : say(texts.rejectMeans, { code: codes })}
      </p>
      <TextField field="reason" rows={3} hint={texts.reasonHint} />
    </RecordForm>
  );
}
