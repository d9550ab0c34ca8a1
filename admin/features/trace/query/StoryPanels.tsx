import type { ReactNode } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { MeasuredValue, ResultDot } from '#admin/ui/quality/QualityCells.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import type { Feature } from '#contract/feature.ts';
import { salesOrders } from '#contract/features/orders/sales-orders/feature.ts';
import { fakeReports } from '#contract/features/sale/reports/feature.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { nonconformances } from '#contract/features/trace/nonconformances/feature.ts';
import { nonconformanceMoves } from '#contract/features/trace/nonconformances/moves.ts';
import { traceQueryCalls, type UnitStory } from '#contract/features/trace/query/contract.ts';
import { returns } from '#contract/features/trace/returns/feature.ts';
import { sales } from '#contract/features/trace/sales/feature.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { processTexts } from '#contract/quality/texts.ts';
import type { Text } from '#contract/text.ts';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const texts = queryPageTexts.story;
const { trace } = warrantyTexts;

const { fields } = processTexts;
const heads = [
  fields.kind,
  texts.step,
  fields.std,
  fields.value,
  fields.result,
  texts.who,
  fields.pass_time,
];

/** Process steps, inspections and tests of a unit. */
export function QualityPanel({ records }: Pick<UnitStory, 'records'>) {
  const say = useSay();
  return (
    <Panel title={say(texts.records)}>
      {records.length === 0 ? (
        <p className={styles.none}>{say(texts.noRecords)}</p>
      ) : (
        <PlainTable label={say(texts.records)} heads={heads}>
          {records.map((one) => (
            <tr key={one.id}>
              <td>{say(texts.kinds[one.kind])}</td>
              <th scope="row">{one.step}</th>
              <td>{one.std}</td>
              <td>
                <MeasuredValue {...one} />
              </td>
              <td>
                <ResultDot result={one.result} />
              </td>
              <td>{one.emp_name}</td>
              <td>
                <DateTime at={one.pass_time} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  );
}

const documentFeatures = {
  order: salesOrders,
  shipment: shipments,
  sale: sales,
  return: returns,
} satisfies Record<UnitStory['documents'][number]['kind'], Pick<Feature, 'pages' | 'found'>>;

/** The orders, shipments, sales and returns that a unit was part of. */
export function DocumentPanel({ documents }: Pick<UnitStory, 'documents'>) {
  return (
    <LinesPanel title={texts.documents} none={texts.noDocuments}>
      {documents.map(({ kind, id, code, party, time }) => (
        <Line key={`${kind} ${id}`} kind={texts.documentKinds[kind]} time={time}>
          <RecordLink of={documentFeatures[kind]} id={id} name={code} />
          {party && <span>{party}</span>}
        </Line>
      ))}
    </LinesPanel>
  );
}

const partWords = ({ name, quantity, serial }: UnitStory['repairs'][number]['parts'][number]) =>
  `${name} ${serial || `× ${formatQuantity(quantity)}`}`;

/** The repairs of a unit, and the one that it was handed out in. */
export function RepairPanel({ repairs: rows }: Pick<UnitStory, 'repairs'>) {
  const say = useSay();
  return (
    <LinesPanel title={repairs.title} none={texts.noRepairs}>
      {rows.map(({ id, code, state, create_time: time, ...row }) => (
        <Line key={id} kind={repairStateTexts[state]} time={time}>
          <RecordLink of={repairs} id={id} name={code} />
          <span>{row.fault_name}</span>
          {row.replaces_code && <span>{say(trace.new, { code: row.replaces_code })}</span>}
          {row.replaced_by_code && <span>{say(trace.old, { code: row.replaced_by_code })}</span>}
          {row.parts.length > 0 && (
            <span>
              {say(texts.fitted, { parts: row.parts.map(partWords).join(say(texts.and)) })}
            </span>
          )}
        </Line>
      ))}
    </LinesPanel>
  );
}

/** What consumers reported about a unit, and what was found wrong with it. */
export function FindingPanel({ reports, findings }: Pick<UnitStory, 'reports' | 'findings'>) {
  return (
    <LinesPanel title={texts.findings} none={texts.noFindings}>
      {findings.map(({ id, code, title, state, create_time: time }) => (
        <Line key={code} kind={nonconformanceMoves.states[state]} time={time}>
          <RecordLink of={nonconformances} id={id} name={code} />
          <span>{title}</span>
        </Line>
      ))}
      {reports.map(({ id, code, state, create_time: time }) => (
        <Line key={code} kind={reportTexts.states[state]} time={time}>
          <RecordLink of={fakeReports} id={id} name={code} />
        </Line>
      ))}
    </LinesPanel>
  );
}

/** The days of a unit’s events, each with the hash that an exported day is held against. */
export function SealPanel({ id, seals }: Pick<UnitStory, 'seals'> & { id: number }) {
  const say = useSay();
  return (
    <Panel
      title={say(texts.seals)}
      note={say(texts.sealsNote)}
      extra={
        <Can has={traceQueryCalls.proof.allow}>
          <FileButton call={traceQueryCalls.proof} id={id} label={texts.proof} />
        </Can>
      }
    >
      <ul className={styles.list}>
        {seals.map(({ day, root }) => (
          <li key={day}>
            <time dateTime={day}>{day}</time>
            {root === null ? <span>{say(texts.notSealed)}</span> : <CodeText code={root} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type LinesPanelProps = { title: Text; none: Text; children: readonly ReactNode[] };

function LinesPanel({ title, none, children }: LinesPanelProps) {
  const say = useSay();
  return (
    <Panel title={say(title)}>
      {children.flat().length === 0 ? (
        <p className={styles.none}>{say(none)}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </Panel>
  );
}

type LineProps = { kind: Text; time: string; children: ReactNode };

function Line({ kind, time, children }: LineProps) {
  const say = useSay();
  return (
    <li>
      <span>{say(kind)}</span>
      {children}
      <DateTime at={time} />
    </li>
  );
}
