import { useQuery } from '@tanstack/react-query';
import { Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { onwardCalls, type SubDealer } from '#contract/features/dealer/shipments/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { onwardPageTexts as texts } from './texts.ts';
import styles from './onward.module.css';

type NewShipmentProps = { onClose: () => void; onAdded: (id: number) => void };

/** Asks only to whom it goes; what goes is scanned. */
export function NewShipment({ onClose, onAdded }: NewShipmentProps) {
  const say = useSay();
  const [target, setTarget] = useState<number | null>(null);
  const { isBusy, run } = useCommand('shipment');
  const query = useQuery({
    queryKey: ['shipment', 'targets'],
    queryFn: async ({ signal }) =>
      (await api(onwardCalls.targets, {}, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const only = query.data?.length === 1 ? query.data[0]!.id : null;
  const chosen = target ?? only;
  const start = () =>
    run(async () => {
      onAdded((await api(onwardCalls.add, { dealer_id: chosen! })).data.id);
    });
  return (
    <VerbDialog
      title={say(texts.choose)}
      verb={say(texts.start)}
      isBusy={isBusy}
      disabled={chosen === null}
      onGo={() => void start()}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active />}>
        {(targets) =>
          targets.length === 0 ? (
            <EmptyState compact title={say(texts.noTargets)} hint={say(texts.noTargetsHint)} />
          ) : (
            <Radio.Group
              className={styles.targets}
              aria-label={say(texts.choose)}
              value={chosen}
              onChange={({ target: radio }) => setTarget(radio.value as number)}
              options={targets.map((one) => ({ value: one.id, label: <Target dealer={one} /> }))}
            />
          )
        }
      </Loaded>
    </VerbDialog>
  );
}

/** A sub-dealer with whom to call and where it sells. */
function Target({ dealer }: { dealer: SubDealer }) {
  const say = useSay();
  const where = dealer.provinces.map((code) => say(provinceOf(code)!.name)).join(' ');
  const more = [dealer.contact, dealer.mobile, where].filter(Boolean).join(' · ');
  return (
    <span className={styles.target}>
      {dealer.name}
      {more && <small>{more}</small>}
    </span>
  );
}
