import { useQuery } from '@tanstack/react-query';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RowActions } from '#admin/ui/list/RowActions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useAsking } from '#admin/ui/list/use-asking.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import { portalCalls, type PortalRow } from '#contract/features/product/portals/contract.ts';
import { ShownPage } from './ShownPage.tsx';
import { portalsTexts as texts } from './texts.ts';
import styles from './portals.module.css';

type CompanyPortalProps = { kind: PageKind; actions: readonly RowAction<PortalRow>[] };

/** The page for everything without a page of its own. */
export function CompanyPortal({ kind, actions }: CompanyPortalProps) {
  const say = useSay();
  const can = useCan();
  const { ask, dialogs } = useAsking<PortalRow>('portal');
  const query = useQuery({
    queryKey: ['portal', spokenKey, 'company', kind],
    queryFn: async ({ signal }) => {
      const asked = { kind, target: 'company' as const };
      return (await api(portalCalls.index, asked, { signal, quiet: true })).data;
    },
  });
  const permitted = actions.filter((one) => one.can === undefined || can({ has: one.can }));
  return (
    <section className={styles.company} aria-label={say(texts.company)}>
      <div>
        <h2>{say(texts.company)}</h2>
        <p>{say(texts.companyLine)}</p>
      </div>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {([row]) =>
          row && (
            <>
              <ShownPage row={row} />
              <RowActions
                resource="portal"
                row={row}
                name={row.name}
                actions={permitted}
                onAsk={ask}
              />
            </>
          )
        }
      </Loaded>
      {dialogs}
    </section>
  );
}
