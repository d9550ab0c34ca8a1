import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import {
  companyCalls,
  type CompanyDetail,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { CompanyRecord } from './CompanyRecord.tsx';
import { decisions, possibleDecisions, type Decision } from './decisions.ts';
import { companiesPageTexts as texts } from './texts.ts';
import styles from './companies.module.css';

const DecisionDialog = lazyComponent(
  async () => (await import('./DecisionDialog.tsx')).DecisionDialog,
);
const width = 720;

type CompanyDrawerProps = { id: number; onClose: () => void };

/** One company, its verification history, and possible decisions. */
export function CompanyDrawer({ id, onClose }: CompanyDrawerProps) {
  const say = useSay();
  const can = useCan();
  const cache = useQueryClient();
  const key = ['company', spokenKey, 'info', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api(companyCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const company = query.data;
  const possible = company
    ? possibleDecisions(company.verify_status, (right) => can({ has: right }))
    : [];
  const ask = (next: Decision) => {
    setChanged(false);
    setDecision(next);
  };
  const decided = (next: CompanyDetail) => {
    setDecision(null);
    cache.setQueryData(key, next);
    void refreshList('company');
  };
  const overtaken = () => {
    setDecision(null);
    setChanged(true);
    void refreshList('company');
  };
  return (
    <RecordDrawer
      query={query}
      one={companiesTexts.one}
      title={company?.name ?? say(companiesTexts.one)}
      width={width}
      onClose={onClose}
      actions={
        possible.length > 0 && (
          <>
            {possible.map((one) => {
              const { isMain } = decisions[one];
              return (
                <Button key={one} type={isMain ? 'primary' : 'default'} onClick={() => ask(one)}>
                  {say(companiesTexts.actions[one])}
                </Button>
              );
            })}
          </>
        )
      }
    >
      {(found) => (
        <>
          <div aria-live="assertive">
            {hasChanged && <p className={styles.changed}>{say(texts.changed)}</p>}
          </div>
          <CompanyRecord company={found} />
          {decision && (
            <DecisionDialog
              company={found}
              decision={decision}
              onClose={() => setDecision(null)}
              onDone={decided}
              onOvertaken={overtaken}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
