import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { CodesFileField } from '#admin/ui/upload/CodesFileField.tsx';
import {
  campaignCalls,
  codesInput,
  type Campaign,
} from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { campaignsPageTexts as texts } from './texts.ts';

const schema = codesInput.omit({ id: true });

/** Brings a file of red-packet codes for one of the prizes. */
export function CodesDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { id } = campaign;
  const prizes = campaign.prizes.filter(({ kind }) => kind === 'code');
  const options = prizes.map((prize) => ({ value: prize.id, label: prize.name }));
  return (
    <RecordForm
      resource={`campaign/addCodes/${id}`}
      schema={schema}
      texts={campaignTexts}
      title={texts.addCodes}
      verb={texts.import}
      record={null}
      blank={prizes.length === 1 ? { prize_id: prizes[0]!.id } : {}}
      shape="dialog"
      width="medium"
      send={async (values, _version, options_) => {
        const answer = await api(campaignCalls.addCodes, { id, ...values }, options_).finally(() =>
          refreshList('campaign'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <SelectField field="prize_id" options={options} wide />
      <CodesFileField hint={texts.hints.file} />
    </RecordForm>
  );
}
