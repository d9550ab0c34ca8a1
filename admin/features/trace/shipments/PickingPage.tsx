import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { PickingBoard } from '#admin/ui/shipments/PickingBoard.tsx';
import { ShipmentCard } from '#admin/ui/shipments/ShipmentCard.tsx';
import { shipmentCalls } from '#contract/features/trace/shipments/contract.ts';
import { shipmentPages } from '#contract/features/trace/shipments/feature.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { shipmentsPageTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

const listPath = '/trace/shipment';

/** The picking board for a handheld: choose a shipment, scan, check, ship. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('id');
  return (
    <div className={styles.picking}>
      <PageHeader
        title={shipmentPages.picking}
        actions={id !== null && <Button onClick={close}>{say(texts.other)}</Button>}
      />
      {id === null ? <Choice onChoose={open} /> : <Board key={id} id={id} />}
    </div>
  );
}

function Board({ id }: { id: number }) {
  const can = useCan();
  const say = useSay();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(shipmentCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <Loaded query={query} one={shipmentTexts.one} skeleton={<Skeleton active />}>
      {(shipment) => (
        <Panel
          title={say(texts.title, { code: shipment.code })}
          note={`${shipment.to_name} · ${say(shipmentTexts.states[shipment.state])}`}
        >
          <PickingBoard
            shipment={shipment}
            calls={shipmentCalls}
            canShip={can({ has: shipmentCalls.ship.allow })}
            onShipped={() => void navigate(`${listPath}?shipment=${id}`)}
          />
        </Panel>
      )}
    </Loaded>
  );
}

function Choice({ onChoose }: { onChoose: (id: number) => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'toPick'],
    queryFn: async ({ signal }) =>
      (
        await api(
          shipmentCalls.index,
          { state: ['picking', 'draft', 'checked'], limit: 20 },
          { signal, quiet: true },
        )
      ).data,
    staleTime: 0,
  });
  const find = async ([code]: string[]) => {
    const { data } = await api(shipmentCalls.index, { keyword: code!, limit: 5 });
    const found = data.find((one) => one.code.toLowerCase() === code!.toLowerCase());
    if (found) onChoose(found.id);
    else toast.warning(say(texts.notFound, { code: code! }));
  };
  return (
    <Panel title={say(texts.choose)}>
      <div className={styles.choice}>
        <ScanField
          label={texts.scanShipment}
          hint={texts.chooseHint}
          onScan={(codes) => void find(codes)}
        />
        <Loaded query={query} skeleton={<Skeleton active />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                title={say(texts.nothingToPick)}
                hint={say(texts.nothingHint)}
                action={
                  <Link to={listPath}>
                    <Button type="primary">{say(texts.toList)}</Button>
                  </Link>
                }
              />
            ) : (
              <ul className={styles.cards}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <ShipmentCard shipment={row} of="picked" onOpen={() => onChoose(row.id)} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}
