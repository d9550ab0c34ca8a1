import type * as z from 'zod';
import {
  analysisCalls,
  type Analysis,
  type Ranks,
  type ranksInput,
} from '#contract/features/dashboard/analysis/contract.ts';
import { dimensions } from '#contract/features/dashboard/analysis/sources.ts';
import { analysisTexts as texts } from '#contract/features/dashboard/analysis/texts.ts';
import { analysisTexts as codeTexts } from '#contract/features/query/code-analysis/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { CallContext, FileAnswer } from '#server/http/endpoint.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { fileTime } from '#server/records/spreadsheet/times.ts';
import {
  spreadsheetType,
  writeWorkbook,
  type Sheet,
} from '#server/records/spreadsheet/workbook.ts';
import { checkAsked, readFigures, readRanks } from './figures.ts';
import { periodOf } from '#server/identifiers/period.ts';

type Asked = z.output<typeof ranksInput>;

/** The same figures as a workbook: what it says of the period, day by day, and who had most of one figure. */
export async function exportAnalysis({
  tx,
  session,
  input,
  language,
  type,
  requestInfo,
}: CallContext<Asked, StaffSession>): Promise<FileAnswer> {
  const { companyId } = session;
  await checkAsked(tx, companyId, input);
  const { path, allow } = analysisCalls.export;
  const changes = [{ target: 'analysis', id: null, before: null, after: input }];
  await writeOperation(tx, {
    session,
    type,
    requestInfo,
    endpoint: { path, allow },
    changes,
    duration: 0,
  });
  const analysis = await readFigures(tx, companyId, input);
  const ranks = await readRanks(tx, companyId, input, language);
  const sheets = [figuresSheet(analysis, language), daysSheet(analysis, input, language)];
  const name = `${say(texts.one, language)}-${fileTime(new Date())}.xlsx`;
  return {
    name,
    type: spreadsheetType,
    body: writeWorkbook([...sheets, ...rankSheets(ranks, input, language)]),
  };
}

const periodNames = (analysis: Analysis, language: Language) => [
  `${say(texts.fields.value, language)} ${analysis.first_day} – ${analysis.last_day}`,
  `${say(texts.fields.before, language)} ${analysis.before_first} – ${analysis.before_last}`,
];

function figuresSheet(analysis: Analysis, language: Language): Sheet {
  return {
    name: say(texts.sheets.figures, language),
    widths: [14, 30, 30, 12, 60],
    head: [
      say(texts.fields.name, language),
      ...periodNames(analysis, language),
      say(texts.fields.change, language),
      say(texts.fields.meaning, language),
    ],
    rows: [
      analysis.figures.map(({ metric, value, before }) => [
        say(codeTexts.metrics[metric], language),
        value,
        before,
        value - before,
        say(codeTexts.meanings[metric], language),
      ]),
    ],
  };
}

function daysSheet({ figures }: Analysis, { days: range }: Asked, language: Language): Sheet {
  const { days } = periodOf(range);
  return {
    name: say(texts.sheets.days, language),
    widths: [14, ...figures.map(() => 12)],
    head: [
      say(texts.fields.days, language),
      ...figures.map(({ metric }) => say(codeTexts.metrics[metric], language)),
    ],
    rows: [days.map((day, at) => [day, ...figures.map((figure) => figure.days[at] ?? 0)])],
  };
}

function rankSheets(ranks: Ranks, { metric }: Asked, language: Language): Sheet[] {
  return dimensions.flatMap((dimension) => {
    const rows = ranks[dimension];
    if (!rows) return [];
    return {
      name: say(texts.dimensions[dimension], language),
      widths: [30, 14, 14],
      head: [
        say(texts.fields.name, language),
        `${say(codeTexts.metrics[metric], language)} ${say(texts.fields.value, language)}`,
        say(texts.fields.before, language),
      ],
      rows: [rows.map(({ name, value, before }) => [name, value, before])],
    };
  });
}
