import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  keyCalls,
  keyPurposes,
  keyStates,
  type KeyState,
  type SecretKey,
} from '#contract/features/identity/keys/contract.ts';
import { keyTexts } from '#contract/features/identity/keys/texts.ts';
import { secretKeys } from '#contract/features/identity/keys/feature.ts';
import { nameOfKey } from './key-name.ts';
import { keysPageTexts as texts } from './texts.ts';

const RevokeDialog = lazyComponent(async () => (await import('./RevokeDialog.tsx')).RevokeDialog);

const tones: Record<KeyState, StateTone> = { active: 'good', retiring: 'busy', revoked: 'bad' };

/** A key with what its state means. */
type ShownKey = SecretKey & { meaning?: string };

const columns: readonly Column<ShownKey>[] = [
  { field: 'purpose', width: 128, render: (key) => <Purpose of={key} /> },
  { field: 'generation', width: 104, render: (key) => <Generation of={key} /> },
  { field: 'state', width: 104, states: keyTexts.states, render: (key) => <State of={key} /> },
  { field: 'meaning', width: 236, render: (key) => <Meaning of={key} /> },
  { field: 'reason', width: 168 },
  { field: 'create_time', width: 148, kind: 'time', sort: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
];

const filters: readonly Filter<FilterName<typeof keyCalls>>[] = [
  {
    field: 'purpose',
    kind: 'multiple',
    options: keyPurposes.map((value) => ({ value, label: keyTexts.purposes[value] })),
  },
  {
    field: 'state',
    kind: 'multiple',
    options: keyStates.map((value) => ({ value, label: keyTexts.states[value] })),
  },
];

const rotate: RowAction<SecretKey> = {
  key: 'rotate',
  label: keyTexts.actions.rotate,
  can: keyCalls.rotate.allow,
  shown: ({ state }) => state === 'active',
  confirm: (key) => sayNow(texts.confirmRotate, { n: key.generation + 1, name: nameOfKey(key) }),
  run: async ({ purpose }) => {
    toast.success((await api(keyCalls.rotate, { purpose })).msg);
  },
};

/** The keys that codes are made with, and their status. */
export function Page() {
  const [revoked, setRevoked] = useState<SecretKey | null>(null);
  const rowActions = useMemo<RowAction<SecretKey>[]>(
    () => [
      rotate,
      {
        key: 'revoke',
        label: keyTexts.actions.revoke,
        can: keyCalls.revoke.allow,
        danger: true,
        shown: ({ state, keeps_shipped: keeps }) => state !== 'revoked' || keeps,
        run: setRevoked,
      },
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={keyCalls}
        title={secretKeys.title}
        texts={keyTexts}
        columns={columns}
        filters={filters}
        rowActions={rowActions}
        nameOf={nameOfKey}
      />
      {revoked && <RevokeDialog of={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

type CellProps = { of: SecretKey };

function Purpose({ of: { purpose } }: CellProps) {
  return useSay()(keyTexts.purposes[purpose]);
}
function Generation({ of: { generation } }: CellProps) {
  return useSay()(keyTexts.generation, { n: generation });
}
function State({ of: { state } }: CellProps) {
  return <StateDot tone={tones[state]}>{useSay()(keyTexts.states[state])}</StateDot>;
}
function Meaning({ of: { state, keeps_shipped: keeps } }: CellProps) {
  return useSay()(keeps ? keyTexts.keptMeaning : keyTexts.meanings[state]);
}
