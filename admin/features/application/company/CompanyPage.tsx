import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { refreshAccess } from '#admin/app/account.ts';
import { api, ApiError } from '#admin/app/api.ts';
import { draftOwner, draftPlace, readDraft } from '#admin/app/drafts.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { verificationTexts } from '#admin/ui/verification/texts.ts';
import { VerificationTimeline } from '#admin/ui/verification/VerificationTimeline.tsx';
import type { FieldError } from '#contract/envelope.ts';
import {
  ownCompanyCalls,
  type CompanyInfo,
} from '#contract/features/application/company/contract.ts';
import { verifyStatus } from '#contract/limits.ts';
import { company } from '#contract/features/application/company/feature.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { StateBanner } from './StateBanner.tsx';
import { companyPageTexts as texts } from './texts.ts';
import { useCompanyChanges } from './use-company-changes.ts';
import styles from './company.module.css';

const key = ['company'];
const BrandPanel = lazyComponent(async () => (await import('./BrandPanel.tsx')).BrandPanel);
const CompanyForm = lazyComponent(
  async () => (await import('./CompanyForm.tsx')).CompanyForm,
  <Skeleton active title={false} paragraph={{ rows: 8 }} />,
);

/** The user's company: verification status, profile and brand. */
export function Page() {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api(ownCompanyCalls.info, {}, { signal, quiet: true })).data,
  });
  useCompanyChanges(() => void query.refetch());
  return (
    <div className={styles.page}>
      <PageHeader title={company.title} />
      <Loaded query={query} skeleton={<CompanySkeleton />}>
        {(company) => (
          <CompanyView
            company={company}
            onChanged={(next) => cache.setQueryData(key, next)}
            onStale={() => void query.refetch()}
          />
        )}
      </Loaded>
    </div>
  );
}

type CompanyViewProps = {
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
  onStale: () => void;
};

function CompanyView({ company, onChanged, onStale }: CompanyViewProps) {
  const say = useSay();
  const can = useCan();
  // Restores input from before the session expired.
  const [isEditing, setEditing] = useState(
    () => readDraft(draftOwner(), draftPlace('company', company.id)) !== null,
  );
  const [isSubmitting, setSubmitting] = useState(false);
  const [missing, setMissing] = useState<FieldError[]>([]);
  const status = company.verify_status;
  const isFrozen = status === verifyStatus.pending || status === verifyStatus.suspended;
  const isEditor = can({ has: 'app:company:edit' });
  const mayEdit = isEditor && !isFrozen;
  const maySubmit =
    can({ has: 'app:company:submit' }) &&
    !isFrozen &&
    status !== verifyStatus.verified &&
    !isEditing;

  const submit = async () => {
    setSubmitting(true);
    try {
      const { data, msg } = await api(
        ownCompanyCalls.submit,
        { version: company.version },
        { quiet: true },
      );
      toast.success(msg);
      onChanged(data);
      await refreshAccess();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      if (error.errors.length > 0 && mayEdit) {
        setMissing(error.errors);
        setEditing(true);
      } else onStale();
    } finally {
      setSubmitting(false);
    }
  };
  const saved = (next: CompanyInfo) => {
    setEditing(false);
    setMissing([]);
    onChanged(next);
    if (next.verify_status !== status) void refreshAccess();
  };

  return (
    <div className={styles.stack}>
      <StateBanner
        company={company}
        isSubmitting={isSubmitting}
        onSubmit={maySubmit ? () => void submit() : null}
      />
      <Panel
        title={say(texts.profile)}
        note={say(texts.updated, { time: showTime(company.update_time) })}
        extra={
          mayEdit &&
          !isEditing && <Button onClick={() => setEditing(true)}>{say(texts.edit)}</Button>
        }
      >
        {/* If the status changes while someone types, the input is kept; saving reports why it is refused. */}
        {isEditing && isEditor ? (
          <CompanyForm
            company={company}
            missing={missing}
            onSaved={saved}
            onClose={() => {
              setEditing(false);
              setMissing([]);
            }}
          />
        ) : (
          <CompanyFacts company={company} />
        )}
      </Panel>
      {company.steps.length > 0 && (
        <Panel title={say(verificationTexts.history)}>
          <VerificationTimeline steps={company.steps} />
        </Panel>
      )}
      {can({ has: 'app:company:brand' }) && <BrandPanel company={company} onSaved={onChanged} />}
    </div>
  );
}
