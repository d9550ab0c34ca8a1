import { keyFields, type CompanyInput } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import { Refusal } from '#server/refusal.ts';

type Profile = Required<Omit<CompanyInput, 'version'>>;
type Stored = Profile & { verify_status: number };

export function checkEditable(status: number): void {
  if (status === verifyStatus.pending) throw new Refusal(companyTexts.errors.pending);
  if (status === verifyStatus.suspended) throw new Refusal(companyTexts.errors.suspended);
}

/** A verified company that changes a key field must be verified again. */
export function statusAfterEdit(before: Stored, next: Profile): number {
  const isVerified = before.verify_status === verifyStatus.verified;
  const movesKey = keyFields.some((field) => before[field] !== next[field]);
  return isVerified && movesKey ? verifyStatus.notSubmitted : before.verify_status;
}

export function checkSubmittable(company: Stored): void {
  checkEditable(company.verify_status);
  if (company.verify_status === verifyStatus.verified)
    throw new Refusal(companyTexts.errors.alreadyVerified);
  const needed = ['name', 'credit_code', 'legal_person', 'contact', 'mobile', 'address'] as const;
  const missing = needed.find((field) => company[field] === '');
  if (missing) throw new Refusal(companyTexts.errors.incomplete, { field: missing });
}
