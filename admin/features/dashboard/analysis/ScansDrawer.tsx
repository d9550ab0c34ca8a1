import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { PlaceText } from '#admin/ui/show/ScanList.tsx';
import { VerdictDot } from '#admin/ui/show/VerdictDot.tsx';
import {
  analysisCalls,
  scansLookedAt,
  type BehindScans,
} from '#contract/features/dashboard/analysis/contract.ts';
import { analysisTexts } from '#contract/features/dashboard/analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const perPage = 20;

type ScansDrawerProps = { wire: Record<string, unknown>; onClose: () => void };

/** The scans behind their figure, newest first. */
export function ScansDrawer({ wire, onClose }: ScansDrawerProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['analysisScans', spokenKey, wire, page],
    queryFn: async ({ signal }) => {
      const asked = { ...wire, page, limit: perPage };
      return (await api(analysisCalls.scans, asked, { signal, quiet: true })).data;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <RecordDrawer
      title={say(texts.scans.title)}
      width={560}
      query={query}
      one={analysisTexts.one}
      onClose={onClose}
    >
      {(found) => (
        <div aria-busy={query.isPlaceholderData}>
          <Scans found={found} />
          {found.count > perPage && (
            <Pages page={page} limit={perPage} count={found.count} onTurn={setPage} />
          )}
        </div>
      )}
    </RecordDrawer>
  );
}

function Scans({ found: { rows, is_cut: isCut } }: { found: BehindScans }) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  if (rows.length === 0)
    return <EmptyState compact title={say(texts.scans.none)} hint={say(texts.scans.swept)} />;
  return (
    <>
      {isCut && (
        <p className={styles.calm}>
          {say(texts.scans.cut, { n: scansLookedAt.toLocaleString(tag) })}
        </p>
      )}
      <ol className={styles.scans} aria-label={say(texts.scans.title)}>
        {rows.map((scan) => (
          <li key={scan.id}>
            <span className={styles.scanHead}>
              <VerdictDot verdict={scan.verdict} />
              <DateTime at={scan.scan_time} precision="second" />
            </span>
            <span className={styles.scanCode}>
              {scan.code && scan.identifier_id !== null ? (
                <ReachableLink to={`/identity/list?identifier=${scan.identifier_id}`}>
                  <CodeText code={scan.code} copyable={false} />
                </ReachableLink>
              ) : (
                say(texts.scans.unknownCode)
              )}
            </span>
            <small>
              {scan.part_name && `${scan.part_name} · `}
              <PlaceText scan={scan} />
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
