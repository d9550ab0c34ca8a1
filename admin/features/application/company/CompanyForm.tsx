import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { FieldError } from '#contract/envelope.ts';
import {
  companyInput,
  keyFields,
  ownCompanyCalls,
  type CompanyInfo,
} from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import { LicenseField } from './LicenseField.tsx';
import { plainOf } from './plain-of.ts';
import { companyPageTexts as texts } from './texts.ts';

const schema = companyInput.omit({ version: true });
const fields = [
  { field: 'name' },
  { field: 'short_name' },
  { field: 'credit_code', max: 18 },
  { field: 'legal_person' },
  { field: 'contact' },
  { field: 'mobile', max: 16 },
  { field: 'email' },
  { field: 'gln', max: 13 },
  { field: 'address', wide: true },
  { field: 'introduction', rows: 3 },
];

/** In a conflict the licence is shown by its URL only. */
const valuesOf = ({ license, ...rest }: Omit<CompanyInfo, 'license'> & { license: unknown }) => {
  const shown = license as CompanyInfo['license'] | string;
  return { ...rest, license: typeof shown === 'string' ? shown : plainOf(shown?.url ?? '') };
};

type CompanyFormProps = {
  company: CompanyInfo;
  missing: FieldError[];
  onSaved: (company: CompanyInfo) => void;
  onClose: () => void;
};

export function CompanyForm({ company, missing, onSaved, onClose }: CompanyFormProps) {
  const isVerified = company.verify_status === verifyStatus.verified;
  const hintAt = (field: string) => {
    if (field === 'gln') return texts.glnHint;
    return isVerified && keyFields.some((one) => one === field) ? texts.keyHint : undefined;
  };
  return (
    <RecordForm
      resource="company"
      schema={schema}
      texts={companyTexts}
      record={company}
      values={valuesOf}
      shape="page"
      errors={missing}
      send={(values, version, options) =>
        api(ownCompanyCalls.edit, { ...values, version }, options)
      }
      onSaved={(saved) => onSaved(saved ?? company)}
      onClose={onClose}
    >
      {fields.map((props) => (
        <TextField key={props.field} {...props} hint={hintAt(props.field)} />
      ))}
      <LicenseField license={company.license} hint={hintAt('license')} />
    </RecordForm>
  );
}
