import { screenCalls, type Board } from '#contract/features/dashboard/screens/contract.ts';
import {
  screenFigures,
  screenRanks,
  type ScreenKind,
  type ScreenPeriod,
} from '#contract/features/dashboard/screens/kinds.ts';
import { serve } from '#server/http/endpoint.ts';
import { spanOf, type Asker, type Figure, type Part, type RankRow, type Span } from './board.ts';
import { readCustomerScreen } from './customers.ts';
import { readDealerScreen } from './dealers.ts';
import { readOrderScreen } from './orders.ts';
import { readPackingScreen } from './packing.ts';
import { readProductionScreen } from './production.ts';
import { readSaleScreen } from './sales.ts';
import { readShipmentScreen } from './shipments.ts';

const readers: { [Kind in ScreenKind]: (reader: Asker, span: Span) => Promise<Part<Kind>> } = {
  shipment: readShipmentScreen,
  packing: readPackingScreen,
  production: readProductionScreen,
  sale: readSaleScreen,
  dealer: readDealerScreen,
  customer: readCustomerScreen,
  order: readOrderScreen,
};

/** A screen as the wall shows it, its figures and rankings in their order. */
async function readScreen(kind: ScreenKind, reader: Asker, period: ScreenPeriod): Promise<Board> {
  const span = spanOf(period);
  const { trend, latest, ...read } = await readers[kind](reader, span);
  const figures: Readonly<Record<string, Figure>> = read.figures;
  const ranks: Readonly<Record<string, RankRow[]>> = read.ranks;
  return {
    now: new Date().toISOString(),
    first_day: span.first,
    last_day: span.last,
    before_first: span.beforeFirst,
    before_last: span.beforeLast,
    figures: screenFigures[kind].map((key) => ({ key, ...figures[key]! })),
    trend: { days: [...span.drawn], series: [...trend] },
    ranks: screenRanks[kind].map((key) => ({ key, rows: ranks[key]! })),
    latest,
  };
}

export const screenEndpoints = (Object.keys(readers) as ScreenKind[]).map((kind) =>
  serve(screenCalls[kind], (call) => readScreen(kind, call, call.input.period)),
);
