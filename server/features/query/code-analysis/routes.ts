import { analysisAnswer, analysisInput } from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { analyse } from './queries.ts';

export const codeAnalysisEndpoints = [
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'codeAnalysis/index',
    allow: 'query:codeAnalysis:view',
    input: analysisInput,
    answer: analysisAnswer,
    fields: analysisTexts.fields,
    isLong: true,
    run: ({ tx, session, input, language }) => analyse(tx, session.companyId!, input, language),
  }),
];
