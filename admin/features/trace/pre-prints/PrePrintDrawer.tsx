import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { ArchiveDialog } from '#admin/ui/archive/ArchiveDialog.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import { prePrintCalls, type PrePrint } from '#contract/features/trace/pre-prints/contract.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import { isChecking, orderMoves } from './order-moves.tsx';
import { prePrintsPageTexts as texts } from './texts.ts';

const { fields, states } = prePrintTexts;
const way = ['draft', 'approved', 'ready', 'sent', 'received', 'closed'] as const;
const nothing = {};

type DrawerProps = { id: number; title: string; onClose: () => void };

/** One order: how far it is, its file, what came back, and the next step. */
export function PrePrintDrawer({ id, title, onClose }: DrawerProps) {
  const say = useSay();
  const can = useCan();
  const [isSaving, setSaving] = useState(false);
  const query = useQuery({
    queryKey: ['prePrint', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(prePrintCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isChecking(data) ? 1_000 : false),
  });
  const order = query.data;
  const { buttons, dialogs } = useMoveButtons(orderMoves, order);
  const hasFile =
    order &&
    (order.state === 'ready' || order.state === 'sent') &&
    can({ has: prePrintCalls.file.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        one={prePrintTexts.one}
        title={order ? say(texts.title, { code: order.code }) : title}
        width={720}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          order && (
            <>
              {hasFile && <Button onClick={() => setSaving(true)}>{say(texts.file)}</Button>}
              {buttons}
            </>
          )
        }
      >
        {(found) => <Order order={found} />}
      </RecordDrawer>
      {dialogs}
      {isSaving && order && (
        <ArchiveDialog
          title={texts.file}
          verb={texts.file}
          fields={fields}
          call={prePrintCalls.file}
          id={id}
          asked={nothing}
          meaning={say(texts.fileMeaning, { code: order.code, n: formatQuantity(order.quantity) })}
          onClose={() => setSaving(false)}
          onSaved={() => void refreshList('prePrint')}
        />
      )}
    </>
  );
}

function Order({ order }: { order: PrePrint }) {
  const say = useSay();
  const { state } = order;
  const isCancelled = state === 'cancelled';
  return (
    <RecordParts>
      {!isCancelled && (
        <StateSteps
          label={say(texts.steps)}
          current={state}
          done={state === 'closed'}
          steps={way.map((key) => ({ key, title: say(states[key]) }))}
        />
      )}
      {state === 'approved' && <ProgressBar done={order.checked} total={order.quantity} />}
      {order.is_stopped && <Alert type="error" showIcon title={say(texts.stopped)} />}
      {state === 'draft' && order.reason && (
        <Alert type="error" showIcon title={say(texts.refused, { reason: order.reason })} />
      )}
      <Facts>
        {isCancelled && <Fact label={fields.state}>{say(states.cancelled)}</Fact>}
        {isCancelled && (
          <Fact label={fields.reason} wide>
            {order.reason}
          </Fact>
        )}
        <Fact label={fields.printer_company}>{order.printer_company}</Fact>
        <Fact label={fields.template_name}>{order.template_name}</Fact>
        <Fact label={fields.pack_code}>{order.pack_code}</Fact>
        <Fact label={fields.format}>{say(prePrintTexts.formats[order.format])}</Fact>
        <Fact label={fields.quantity}>{formatQuantity(order.quantity)}</Fact>
        {order.receive_time && (
          <>
            <Fact label={fields.good}>{formatQuantity(order.good)}</Fact>
            <Fact label={fields.spoiled}>{formatQuantity(order.spoiled)}</Fact>
            <Fact label={fields.unused}>{formatQuantity(order.unused)}</Fact>
          </>
        )}
        {order.first_code && (
          <>
            <Fact label={fields.first_code}>
              <CodeText code={order.first_code} />
            </Fact>
            <Fact label={fields.last_code}>
              <CodeText code={order.last_code} />
            </Fact>
          </>
        )}
        {(['approve_time', 'download_time', 'send_time', 'receive_time'] as const).map(
          (name) =>
            order[name] && (
              <Fact key={name} label={fields[name]}>
                <DateTime at={order[name]} />
              </Fact>
            ),
        )}
        {order.remark && (
          <Fact label={fields.remark} wide>
            {order.remark}
          </Fact>
        )}
      </Facts>
      {state === 'closed' && order.good > 0 && (
        <Link to="/trace/binding">
          <Button type="primary">{say(texts.next)}</Button>
        </Link>
      )}
    </RecordParts>
  );
}
