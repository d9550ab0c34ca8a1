import {
  codesAnswer,
  productsAnswer,
  productsInput,
  sceneAnswer,
  sceneInput,
} from '#contract/features/product/page-drafts/contract.ts';
import { pageDraftTexts } from '#contract/features/product/page-drafts/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { readCards } from '#server/pages/products.ts';
import { readCodes, readScene } from './queries.ts';

const { fields } = pageDraftTexts;
const look = { method: 'GET', types: ['web'], allow: 'product:page:view', fields } as const;

export const pageDraftEndpoints = [
  endpoint({
    ...look,
    path: 'pageTemplate/scene',
    input: sceneInput,
    answer: sceneAnswer,
    isLong: true,
    // The code is read where codes are read, in transactions of its own.
    transaction: false,
    run: ({ app, who, input, language }) =>
      readScene(app, who.companyId!, input.code, input.language ?? language),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/products',
    input: productsInput,
    answer: productsAnswer,
    run: ({ tx, who, input }) => readCards(tx, who.companyId!, input.ids ?? []),
  }),
  endpoint({
    ...look,
    path: 'pageTemplate/codes',
    answer: codesAnswer,
    run: ({ app, tx, who }) => readCodes(app, tx, who.companyId!),
  }),
];
