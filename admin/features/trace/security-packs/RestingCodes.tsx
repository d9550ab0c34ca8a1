import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import {
  securityPackCalls,
  type RestingRow,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityPageTexts } from './texts.ts';
import styles from './security.module.css';

const texts = securityPageTexts.resting;
const key = ['securityPack', 'resting'];
const refetchEvery = 60_000;

/** Codes that are not checked for a while after wrong attempts; staff release them for a buyer who calls. */
export function RestingCodes() {
  const say = useSay();
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api(securityPackCalls.resting, {}, { signal, quiet: true })).data,
    refetchInterval: refetchEvery,
  });
  if (data.length === 0) return null;
  return (
    <Panel title={say(texts.title, { n: data.length })} note={say(texts.note)}>
      <ul className={styles.resting}>
        {data.map((row) => (
          <Resting key={row.identifier_id} row={row} />
        ))}
      </ul>
    </Panel>
  );
}

function Resting({ row }: { row: RestingRow }) {
  const say = useSay();
  const can = useCan();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { identifier_id, identifier_code: code, tries } = row;
  const release = async () => {
    setBusy(true);
    try {
      await api(securityPackCalls.release, { identifier_id });
      await queries.invalidateQueries({ queryKey: key });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <CodeText code={code} grouped />
      <span>{row.part_name}</span>
      <span>
        {say(row.is_for_all ? texts.forAll : texts.forSome, { n: tries })}{' '}
        <DateTime at={row.until} />
      </span>
      {can({ has: securityPackCalls.release.allow }) && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={say(texts.releaseOne, { code })}
          onClick={() => void release()}
        >
          {say(texts.release)}
        </Button>
      )}
    </li>
  );
}
