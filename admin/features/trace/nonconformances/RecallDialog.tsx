import { api, type CallOptions } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { Answer } from '#contract/envelope.ts';
import { identifierCalls } from '#contract/features/identity/identifiers/contract.ts';
import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { lotCalls } from '#contract/features/trace/lots/contract.ts';
import { lotMoves } from '#contract/features/trace/lots/moves.ts';
import { cancelInput, type Recallable } from '#contract/features/trace/nonconformances/contract.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';
import { nonconformancesPageTexts } from './texts.ts';

const texts = nonconformancesPageTexts.recall;
const schema = cancelInput.pick({ reason: true });
const labels = { fields: { reason: texts.reason } };

type Recall = {
  allow: Permission;
  resource: string;
  /** What it means. */
  meaning: Text;
  send: (id: number, reason: string, options: CallOptions) => Promise<Answer<unknown>>;
};

/** The recalls that the pages of batches, lots and codes make. */
export const recalls: Record<Recallable['kind'], Recall> = {
  batch: {
    allow: 'trace:batch:recall',
    resource: 'batch',
    meaning: batchMoves.moves.recall.confirm,
    send: (id, reason, options) => api(batchCalls.recall, { ids: [id], reason }, options),
  },
  lot: {
    allow: 'trace:lot:recall',
    resource: 'materialLot',
    meaning: lotMoves.moves.recall.confirm,
    send: (id, reason, options) => api(lotCalls.recall, { id, reason }, options),
  },
  code: {
    allow: 'identity:identifier:recall',
    resource: 'identifier',
    meaning: texts.codeMeaning,
    send: (id, reason, options) => api(identifierCalls.recall, { ids: [id], reason }, options),
  },
};

/** Recalls what a finding is about; the recall is noted there. */
export function RecallDialog({ of, onClose }: { of: Recallable; onClose: () => void }) {
  const say = useSay();
  const { resource, meaning, send } = recalls[of.kind];
  return (
    <RecordForm
      resource={`nonconformance/recall/${of.kind}-${of.id}`}
      schema={schema}
      texts={labels}
      title={texts.title}
      verb={texts.title}
      isDanger
      record={null}
      shape="dialog"
      width="small"
      send={async ({ reason }, _version, options) => {
        const answer = await send(of.id, reason, options).finally(() => {
          void refreshList(resource);
          void refreshList('nonconformance');
        });
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(meaning, { names: of.code })}</FormLine>
      <TextField field="reason" rows={3} hint={texts.noted} wide />
    </RecordForm>
  );
}
