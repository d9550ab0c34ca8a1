import type { Column } from './types.ts';

/** What a column is on the card that a row becomes on a phone. */
export type CardPart = 'title' | 'state' | 'fact' | 'rest';

// A line of a log is called by what was done.
const names = ['name', 'title', 'realname', 'path'];
const numbers = ['code', 'sn', 'no', 'serial_number', 'username'];
const isPicture = ({ field }: { field: string }) =>
  /picture|image|logo|cover|avatar|icon/.test(field);
const facts = 2;

/**
 * A card is headed by what the record is called, with its state beside, and shows two facts; the rest is shown when the
 * card is opened.
 */
export function cardParts<Row>(columns: readonly Column<Row>[]): Record<string, CardPart> {
  const title = titleOf(columns);
  const state = stateOf(columns.filter((column) => column !== title));
  const others = columns.filter(
    (column) => column !== title && column !== state && !isPicture(column),
  );
  const pictures = columns.filter((column) => column !== title && isPicture(column));
  return Object.fromEntries<CardPart>([
    ...(title ? [[title.field, 'title'] as const] : []),
    ...(state ? [[state.field, 'state'] as const] : []),
    ...others.map(({ field }, at) => [field, at < facts ? 'fact' : 'rest'] as const),
    ...pictures.map(({ field }) => [field, 'rest'] as const),
  ]);
}

/** The name, where it is one of the first two texts (further on it is that of a buyer or a sender), or the number. */
function titleOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const texts = columns.filter(
    (column) => !isPicture(column) && ['text', 'code'].includes(column.kind ?? 'text'),
  );
  return (
    texts.slice(0, 2).find(({ field }) => names.includes(field)) ??
    texts.find(({ field }) => numbers.includes(field)) ??
    texts[0] ??
    columns[0]
  );
}

const stateOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ field }) => field === 'state' || field === 'status') ??
  columns.find(({ field }) => /_(?:state|status)$/.test(field)) ??
  columns.find(({ states }) => states !== undefined);
