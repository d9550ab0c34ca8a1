import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useShownValue } from '#admin/ui/form/form-scope.ts';
import type { CompanyInfo } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import type { Text } from '#contract/text.ts';
import { LicenseInput } from './LicenseInput.tsx';
import { plainOf } from './plain-of.ts';
import { companyPageTexts as texts } from './texts.ts';

type LicenseFieldProps = { license: CompanyInfo['license']; hint?: Text };

/** The business licence as a field of the company's form. */
export function LicenseField({ license, hint }: LicenseFieldProps) {
  const say = useSay();
  useShownValue('license', (address: string) => {
    if (!address) return say(texts.empty);
    return license && plainOf(license.url) === address
      ? license.name
      : say(companyTexts.fields.license);
  });
  return (
    <FormField field="license" kind="other" wide required={false} hint={hint ?? texts.license.hint}>
      <LicenseInput saved={license} />
    </FormField>
  );
}
