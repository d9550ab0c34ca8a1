import { codeAnalysisCalls } from '#contract/features/query/code-analysis/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { analyse } from './queries.ts';

export const codeAnalysisEndpoints = [
  serve(
    codeAnalysisCalls.index,
    ({ tx, session, input, language }) => analyse(tx, session.companyId, input, language),
    { isLong: true },
  ),
];
