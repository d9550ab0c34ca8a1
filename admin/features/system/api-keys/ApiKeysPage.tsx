import { Tooltip } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  apiKeyCalls,
  type ApiKey,
  type NewApiKey,
} from '#contract/features/system/api-keys/contract.ts';
import { apiKeys } from '#contract/features/system/api-keys/feature.ts';
import { apiKeyMoves, type ApiKeyState } from '#contract/features/system/api-keys/moves.ts';
import { apiKeyTexts } from '#contract/features/system/api-keys/texts.ts';
import { stateNames } from '#contract/moves.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import { ShowKeyContext } from './show-key.ts';
import styles from './api-keys.module.css';

const Form = lazyComponent(async () => (await import('./ApiKeyForm.tsx')).ApiKeyForm);
const KeyDialog = lazyComponent(async () => (await import('./KeyDialog.tsx')).KeyDialog);

const tones: Record<ApiKeyState, StateTone> = { active: 'good', expired: 'idle', revoked: 'bad' };

const columns: readonly Column<ApiKey>[] = [
  { field: 'name', width: 150, sort: true },
  { field: 'prefix', width: 128, render: ({ prefix }) => <code>{prefix}…</code> },
  { field: 'state', width: 108, render: (key) => <State of={key} /> },
  { field: 'permissions', width: 112, render: (key) => <Rights of={key} /> },
  { field: 'expires_at', width: 148, render: (key) => <Expiry of={key} /> },
  { field: 'used_time', width: 148, sort: true, render: (key) => <Used of={key} /> },
  { field: 'create_user', width: 100 },
  { field: 'addresses', width: 168, hidden: true, render: (key) => <Addresses of={key} /> },
  { field: 'station_name', width: 140, hidden: true },
  { field: 'reason', width: 168, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof apiKeyCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: stateNames(apiKeyMoves).map((value) => ({ value, label: apiKeyMoves.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
const moves = moveActions(apiKeyMoves, apiKeyCalls);

/** Keys with which other programs make calls for the company. */
export function Page() {
  const [made, setMade] = useState<NewApiKey | null>(null);
  return (
    <ShowKeyContext value={setMade}>
      <DataPage
        calls={apiKeyCalls}
        title={apiKeys.title}
        texts={apiKeyTexts}
        columns={columns}
        filters={filters}
        form={Form}
        moves={moves}
      />
      {made && <KeyDialog made={made} onClose={() => setMade(null)} />}
    </ShowKeyContext>
  );
}

type CellProps = { of: ApiKey };

function State({ of: { state } }: CellProps) {
  return <StateDot tone={tones[state]}>{useSay()(apiKeyMoves.states[state])}</StateDot>;
}

function Rights({ of: { permissions: held } }: CellProps) {
  const say = useSay();
  const names = held.map((right) => {
    const known = permissions[right as Permission] as { label: ApiKeyLabel } | undefined;
    return known ? say(known.label) : right;
  });
  return (
    <Tooltip title={names.join(say(apiKeyTexts.comma))}>
      <span>{say(apiKeyTexts.rights, { n: held.length })}</span>
    </Tooltip>
  );
}
type ApiKeyLabel = (typeof permissions)[Permission]['label'];

function Expiry({ of: { expires_at: at } }: CellProps) {
  const say = useSay();
  return at ? <DateTime at={at} /> : <span className={styles.quiet}>{say(apiKeyTexts.never)}</span>;
}

function Used({ of: { used_time: at } }: CellProps) {
  const say = useSay();
  return at ? (
    <DateTime at={at} />
  ) : (
    <span className={styles.quiet}>{say(apiKeyTexts.notUsed)}</span>
  );
}

function Addresses({ of: { addresses } }: CellProps) {
  const say = useSay();
  return addresses.length > 0 ? addresses.join(', ') : say(apiKeyTexts.anywhere);
}
