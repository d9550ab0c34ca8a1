import { valueOf } from '#admin/ui/list/row-values.ts';
import type { Column, NamedColumn } from '#admin/ui/list/types.ts';
import type { RecordView } from './types.ts';

type Chosen = Pick<RecordView<never>, 'state' | 'facts'>;

/** The column that names a record and leads to its page. */
export function nameField<Row>(columns: readonly Column<Row>[], name?: string): string {
  return name ?? (columns.some(({ field }) => field === 'name') ? 'name' : 'code');
}

export const stateField = ({ state = 'state' }: Chosen): string => state;

const isPicture = (field: string) => /picture|image|logo|cover|avatar|icon/.test(field);
const isGiven = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** The columns of the list as facts of one record: what the head shows and what is empty is left out. */
export function factsOf<Row extends object>(
  record: Row,
  columns: readonly NamedColumn<Row>[],
  view: Chosen,
): NamedColumn<Row>[] {
  const inHead = [stateField(view), 'code', 'name'];
  const isShown = (field: string) =>
    view.facts ? view.facts.includes(field) : !inHead.includes(field) && !isPicture(field);
  return columns.filter(({ field }) => isShown(field) && isGiven(valueOf(record, field)));
}
