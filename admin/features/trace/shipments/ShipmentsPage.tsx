import { Button, Segmented } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { writeListState } from '#admin/ui/list/list-state.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  fixedFields,
  shipmentCalls,
  type Shipment,
  type ShipmentState,
} from '#contract/features/trace/shipments/contract.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { canMove } from '#contract/moves.ts';
import { moves, nameOf, pickingPath } from './actions.ts';
import { shipmentColumns, shipmentFilters } from './columns.tsx';
import { shipmentsPageTexts as texts } from './texts.ts';
import styles from './shipments.module.css';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const ShipmentForm = lazyComponent(async () => (await import('./ShipmentForm.tsx')).ShipmentForm);
const ShipmentDrawer = lazyComponent(
  async () => (await import('./ShipmentDrawer.tsx')).ShipmentDrawer,
);

const record = recordOf(async () => (await import('./record.tsx')).record);

/** The tabs are short for the filter by state, so that a saved view or a link from a figure brings them along. */
const tabStates = {
  all: [],
  draft: ['draft'],
  picking: ['picking', 'checked'],
  way: ['shipped', 'partial'],
  received: ['received'],
  over: ['closed', 'cancelled'],
} as const satisfies Record<string, readonly ShipmentState[]>;
type Tab = keyof typeof tabStates;
const tabs = Object.keys(tabStates) as Tab[];
/** Other states than those of one tab, as where a figure leads. */
const some = 'some' as const;

const isOpen = ({ state }: Shipment) => fixedFields(state) !== 'all';
const canDelete = ({ state }: Shipment) => state === 'draft';

/** What goes out: to dealers, to customers, to other places of the company. */
export function Page() {
  const say = useSay();
  const navigate = useNavigate();
  const { search, change } = useAddress();
  const { id, open, close } = useOpenRecord('shipment');
  const openRow = useStable((row: Shipment) => open(row.id));
  const pick = useStable((row: Shipment) => void navigate(`${pickingPath}?id=${row.id}`));
  const asked = new URLSearchParams(search).getAll('state[]').toSorted().join();
  const tab = tabs.find((one) => tabStates[one].toSorted().join() === asked) ?? some;
  const rowActions = useMemo<RowAction<Shipment>[]>(
    () => [
      { key: 'view', label: texts.view, run: openRow },
      {
        key: 'pick',
        label: texts.pick,
        can: shipmentCalls.scan.allow,
        shown: ({ state }) => canMove(shipmentMoves, 'scan', state),
        run: pick,
      },
    ],
    [openRow, pick],
  );
  return (
    <>
      <DataPage
        calls={shipmentCalls}
        title={shipments.title}
        texts={shipmentTexts}
        columns={shipmentColumns}
        filters={shipmentFilters}
        form={ShipmentForm}
        rowActions={rowActions}
        moves={moves}
        isOpen={isOpen}
        canDelete={canDelete}
        nameOf={nameOf}
        record={record}
        lead={
          <Segmented<Tab | typeof some>
            className={styles.tabs}
            aria-label={say(texts.tab)}
            value={tab}
            options={[...tabs, ...(tab === some ? [some] : [])].map((value) => ({
              value,
              label: say(texts.tabs[value]),
            }))}
            onChange={(next) =>
              next !== some &&
              change((params) =>
                writeListState(params, { page: 1, filters: { state: tabStates[next] } }),
              )
            }
          />
        }
        extra={
          <>
            <Link to="/trace/shipScreen">
              <Button>{say(texts.screen)}</Button>
            </Link>
            <Can has={shipmentCalls.scan.allow}>
              <Link to={pickingPath}>
                <Button>{say(texts.board)}</Button>
              </Link>
            </Can>
          </>
        }
      />
      {id !== null && <ShipmentDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
