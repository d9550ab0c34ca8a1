import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { LotStateDot } from '#admin/ui/materials/LotStateDot.tsx';
import { SerialList } from '#admin/ui/materials/SerialList.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  receivingCalls,
  type ReceivingInfo,
  type ReceivingLine,
} from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { moves, nameOf } from './actions.ts';
import { ReceivingStateDot } from '#admin/ui/materials/ReceivingStateDot.tsx';
import { receivingPageTexts as texts } from './texts.ts';
import own from './receivings.module.css';
import styles from '#admin/ui/materials/materials.module.css';

const width = 960;
const { fields, inspections } = receivingTexts;

/** One receipt: what came from whom, the lots that were made of it, and what is to be done next. */
export function ReceivingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['receiving', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(receivingCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const receipt = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, receipt, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={receivingTexts.one}
        title={receipt ? receipt.code : say(receivingTexts.one)}
        width={width}
        actions={
          receipt && (
            <>
              <FileButton call={receivingCalls.file} id={id} label={texts.file} />
              {buttons}
            </>
          )
        }
        onClose={onClose}
      >
        {(found) => <ReceivingRecord receipt={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

function ReceivingRecord({ receipt }: { receipt: ReceivingInfo }) {
  return (
    <RecordParts>
      <ReceivingFacts receipt={receipt} />
      <NextStep receipt={receipt} />
      <Lines receipt={receipt} />
    </RecordParts>
  );
}

function ReceivingFacts({ receipt }: { receipt: ReceivingInfo }) {
  const reachable = useReachable();
  return (
    <Facts>
      <Fact label={fields.supplier_name}>{receipt.supplier_name}</Fact>
      <Fact label={fields.state}>
        <ReceivingStateDot state={receipt.state} />
      </Fact>
      <Fact label={fields.order_code}>
        {reachable.has('/procure/po') && receipt.order_id !== null ? (
          <Link to={`/procure/po?purchase=${receipt.order_id}`}>{receipt.order_code}</Link>
        ) : (
          receipt.order_code
        )}
      </Fact>
      <Fact label={fields.received_date}>{receipt.received_date}</Fact>
      <Fact label={fields.delivery_note}>{receipt.delivery_note}</Fact>
      {receipt.post_time && (
        <Fact label={fields.post_user}>
          {receipt.post_user} <DateTime at={receipt.post_time} />
        </Fact>
      )}
      {receipt.reverse_time && (
        <Fact label={fields.reverse_user}>
          {receipt.reverse_user} <DateTime at={receipt.reverse_time} />
        </Fact>
      )}
      {receipt.reason && (
        <Fact label={fields.reason} wide>
          {receipt.reason}
        </Fact>
      )}
      {receipt.remark && (
        <Fact label={fields.remark} wide>
          {receipt.remark}
        </Fact>
      )}
    </Facts>
  );
}

/** Lots that wait for their inspection lead to it. */
function NextStep({ receipt }: { receipt: ReceivingInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const waiting = receipt.lines.filter((line) => line.lot_state === 'pending');
  if (waiting.length === 0 || !reachable.has('/trace/lot')) return null;
  const { lot_id: lot } = waiting[0]!;
  return (
    <div className={own.next}>
      <span>{say(texts.toInspect, { n: waiting.length })}</span>
      <Link
        to={
          waiting.length === 1
            ? `/trace/lot?lot=${lot}`
            : `/trace/lot?state[]=pending&supplier_id=${receipt.supplier_id}`
        }
      >
        {say(texts.inspect)}
      </Link>
    </div>
  );
}

function Lines({ receipt }: { receipt: ReceivingInfo }) {
  const say = useSay();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className={styles.room} role="region" aria-label={say(fields.lines)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(fields.part_name)}</th>
            <th scope="col" className={styles.figure}>
              {say(fields.quantity)}
            </th>
            <th scope="col">{say(fields.lot)}</th>
            <th scope="col">{say(fields.serial_count)}</th>
            <th scope="col">{say(fields.lot_code)}</th>
            <th scope="col">{say(fields.remark)}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => {
            const isOpen = opened === line.line_no;
            return (
              <Fragment key={line.line_no}>
                <Line
                  line={line}
                  isOpen={isOpen}
                  onToggle={() => setOpened(isOpen ? null : line.line_no)}
                />
                {isOpen && (
                  <tr>
                    <td colSpan={6}>
                      <SerialList receiving={receipt.id} line={line.line_no} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = { line: ReceivingLine; isOpen: boolean; onToggle: () => void };

function Line({ line, isOpen, onToggle }: LineProps) {
  const say = useSay();
  const reachable = useReachable();
  const { lot_id: lot } = line;
  return (
    <tr>
      <th scope="row">
        {line.part_name} <CodeText code={line.part_code} copyable={false} />
      </th>
      <td className={styles.figure}>{formatQuantity(line.quantity, line.unit_name)}</td>
      <td>
        {line.lot}
        {line.expire_date && <small className={styles.small}>{line.expire_date}</small>}
      </td>
      <td>
        {line.serial_count > 0 && (
          <Button
            type="link"
            size="small"
            className={own.plain}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {say(texts.serials.count, { n: line.serial_count })}
          </Button>
        )}
      </td>
      <td>
        {lot === null || line.lot_state === null ? (
          say(inspections[line.inspection])
        ) : (
          <span className={styles.asked}>
            {reachable.has('/trace/lot') ? (
              <Link to={`/trace/lot?lot=${lot}`}>{line.lot_code}</Link>
            ) : (
              line.lot_code
            )}
            <LotStateDot state={line.lot_state} />
          </span>
        )}
      </td>
      <td>{line.remark}</td>
    </tr>
  );
}
