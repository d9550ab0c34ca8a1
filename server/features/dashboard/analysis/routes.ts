import { analysisCalls } from '#contract/features/dashboard/analysis/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { checkOwn } from '#server/records/own-names.ts';
import { exportAnalysis } from './export.ts';
import { checkAsked, readFigures, readRanks } from './figures.ts';
import { readBehind } from './scans.ts';

export const analysisEndpoints = [
  serve(
    analysisCalls.index,
    async ({ tx, session, input }) => {
      await checkAsked(tx, session.companyId, input);
      return readFigures(tx, session.companyId, input);
    },
    { isLong: true },
  ),
  serve(
    analysisCalls.ranks,
    async ({ tx, session, input, language }) => {
      await checkAsked(tx, session.companyId, input);
      return readRanks(tx, session.companyId, input, language);
    },
    { isLong: true },
  ),
  serve(
    analysisCalls.scans,
    async ({ app, tx, session, input }) => {
      await checkOwn(tx, session.companyId, 'part', input.part_id);
      return readBehind(app, tx, session.companyId, input);
    },
    { isLong: true },
  ),
  serve(analysisCalls.export, exportAnalysis),
];
