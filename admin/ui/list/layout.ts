import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import type { Column, NamedColumn } from './types.ts';

export const narrowColumn = 44;
const gap = 12;
const sortMark = 14;
const stateDot = 18;

// Rough widths at 13 px; a wide character is as wide as it is high, and letters of heads are a little heavier.
const letter = 7;
const headLetter = 7.7;
const labelWidth = (label: string, narrow = letter): number =>
  [...label].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 13 : narrow), 0);
const usualWidth = 160;

const isFlexible = <Row>(column: Column<Row>): boolean =>
  !column.fixed && !column.states && (column.kind ?? 'text') === 'text';

/** Which column takes the room that is left, so that all others keep their width: those without one, or the widest text. */
export function flexibleField<Row>(columns: readonly Column<Row>[]): string | undefined {
  if (columns.some(({ width }) => width === undefined)) return undefined;
  const texts = columns.filter(isFlexible);
  const candidates = texts.length > 0 ? texts : columns;
  return candidates.reduce<Column<Row> | undefined>(
    (widest, column) => (widest && widest.width! >= column.width! ? widest : column),
    undefined,
  )?.field;
}

/** No head and no state is cut off, however long it is in this language. */
export const withRoomForWords = <Row>(
  columns: readonly NamedColumn<Row>[],
  language: Language,
): readonly NamedColumn<Row>[] =>
  columns.map((column) =>
    column.width === undefined
      ? column
      : {
          ...column,
          width: Math.max(
            column.width,
            headWidth(column, language),
            statesWidth(column.states, language),
          ),
        },
  );

const headWidth = <Row>({ label, sort }: NamedColumn<Row>, language: Language): number =>
  Math.ceil(inTwoLines(say(label, language))) + 2 * gap + (sort ? sortMark : 0);

/** A head of several words stands in two lines, if that makes it narrower. */
function inTwoLines(label: string): number {
  const words = label.split(' ');
  const width = (some: readonly string[]) => labelWidth(some.join(' '), headLetter);
  return Math.min(
    ...words.map((_, at) => Math.max(width(words.slice(0, at)), width(words.slice(at)))),
  );
}

const statesWidth = (states: Column<never>['states'], language: Language): number =>
  Math.ceil(
    Math.max(
      0,
      ...Object.values(states ?? {}).map(
        (state) => labelWidth(say(state, language), headLetter) + stateDot + 2 * gap,
      ),
    ),
  );

export const widthOf = <Row>({ width = usualWidth }: Column<Row>): number => width;

// The column that takes the room that is left gives some of its own before the table scrolls; its text is shown whole
// on hover.
const given = 0.3;

/** Below this the table scrolls inside its box. */
export function leastWidth<Row>(
  columns: readonly Column<Row>[],
  narrowColumns: number,
  hasActions: boolean,
): number {
  const flexible = flexibleField(columns);
  const cells = columns.reduce(
    (sum, column) => sum + Math.ceil(widthOf(column) * (column.field === flexible ? 1 - given : 1)),
    0,
  );
  return cells + narrowColumns * narrowColumn + (hasActions ? limits.operationColumn : 0);
}

/** How far from the left each fixed column stays; the last of them casts the shadow. */
export function fixedOffsets<Row>(
  columns: readonly Column<Row>[],
  narrowColumns: number,
): Record<string, number> {
  const offsets: Record<string, number> = {};
  let left = narrowColumns * narrowColumn;
  for (const column of columns) {
    if (!column.fixed) break;
    offsets[column.field] = left;
    left += widthOf(column);
  }
  return offsets;
}

const roomForActions = limits.operationColumn - 2 * gap;

/** How many of the actions stand in the operation column; the others go behind 'more'. */
export function fittingActions(labels: readonly string[], more: string): number {
  const width = (shown: readonly string[]) =>
    shown.reduce((sum, label) => sum + labelWidth(label), gap * (shown.length - 1));
  if (width(labels) <= roomForActions) return labels.length;
  let fitting = labels.length - 1;
  while (fitting > 0 && width([...labels.slice(0, fitting), more]) > roomForActions) fitting -= 1;
  return fitting;
}
