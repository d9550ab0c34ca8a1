import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { ExportButton } from '#admin/ui/list/ExportButton.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import {
  importCalls,
  type CodeImport,
  type ReportLine,
} from '#contract/features/identity/code-imports/contract.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { showSize } from '#contract/files.ts';
import { importsPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const { fields } = importTexts;

const columns: readonly Column<ReportLine>[] = [
  { field: 'line', width: 80, kind: 'number' },
  { field: 'text', width: 220 },
  { field: 'error', width: 420, render: (line) => <Why line={line} /> },
];

function Why({ line: { error, same_as: first } }: { line: ReportLine }) {
  return <>{useSay()(importTexts.lineErrors[error], { n: first ?? 0 })}</>;
}

/** The expanded row: what was imported, and which lines are wrong. */
export function ImportDetail({ one }: { one: CodeImport }) {
  const say = useSay();
  return (
    <>
      <Facts>
        {one.reason && (
          <Fact label={fields.reason} wide>
            {one.reason}
          </Fact>
        )}
        <Fact label={fields.file_name}>{one.file_name}</Fact>
        <Fact label={fields.file_size}>{showSize(one.file_size)}</Fact>
        <Fact label={fields.level}>{say(packTexts.levels[one.level])}</Fact>
        <Fact label={fields.part_name}>{one.part_name}</Fact>
        <Fact label={fields.batch_code}>{one.batch_code}</Fact>
        <Fact label={fields.create_time}>
          <DateTime at={one.create_time} />
        </Fact>
        {one.remark && (
          <Fact label={fields.remark} wide>
            {one.remark}
          </Fact>
        )}
      </Facts>
      {one.bad > 0 ? <WrongLines one={one} /> : one.lines > 0 && <p>{say(texts.noWrong)}</p>}
    </>
  );
}

function WrongLines({ one: { id, version, bad } }: { one: CodeImport }) {
  const say = useSay();
  const named = useMemo(() => withLabels(columns, fields), []);
  const query = useQuery({
    queryKey: ['codeImport', 'wrong', id, version],
    queryFn: async ({ signal }) =>
      (await api(importCalls.wrong, { id }, { signal, quiet: true })).data.lines,
  });
  return (
    <section className={styles.holders} aria-label={say(texts.wrongTitle)}>
      <div className={styles.bar}>
        <h4>{say(texts.wrongTitle)}</h4>
        <ExportButton call={importCalls.report} query={{ id }} />
      </div>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {(lines) => (
          <>
            {lines.length < bad && <p>{say(texts.wrongMore, { n: lines.length })}</p>}
            <DataTable<ReportLine>
              name={say(texts.wrongTitle)}
              columns={named}
              rows={lines}
              nameOf={({ text }) => text}
              isDense
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
