import { recordViews, type RecordView } from './ViewSwitch.tsx';

/** What a page of records shows, and for the sheet which part of which batch; all of it is in the address. */
export type Place = {
  view: RecordView;
  batchId: number | null;
  page: number;
  onlyMissing: boolean;
};

const ofSheet = ['batch_id', 'part', 'missing'] as const;

/** The part of an address that says what is shown. */
export function placeIn(params: URLSearchParams): string {
  const view = params.get('view') ?? '';
  const kept = new URLSearchParams({ view });
  if (view === 'sheet')
    for (const name of ofSheet) if (params.has(name)) kept.set(name, params.get(name)!);
  return kept.toString();
}

export function readPlace(text: string): Place {
  const params = new URLSearchParams(text);
  const number = (name: string) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 ? value : null;
  };
  return {
    view: recordViews.find((view) => view === params.get('view')) ?? 'list',
    batchId: number('batch_id'),
    page: number('part') ?? 1,
    onlyMissing: params.get('missing') === '1',
  };
}

export function writePlace(params: URLSearchParams, place: Place): void {
  const put = (name: string, value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  put('view', place.view === 'list' ? null : place.view);
  const isSheet = place.view === 'sheet';
  if (isSheet) put('batch_id', place.batchId === null ? null : String(place.batchId));
  put('part', isSheet && place.page > 1 ? String(place.page) : null);
  put('missing', isSheet && place.onlyMissing ? '1' : null);
}
