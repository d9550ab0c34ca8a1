import type { Segment, SegmentKind } from '#contract/codes/segments.ts';

const blanks: { [K in SegmentKind]: Extract<Segment, { kind: K }> } = {
  constant: { kind: 'constant', text: '' },
  date: { kind: 'date', format: 'YYMMDD' },
  part: { kind: 'part', take: 'code', width: 8 },
  category: { kind: 'category', width: 4 },
  factory: { kind: 'factory', width: 2 },
  line: { kind: 'line', width: 2 },
  batch: { kind: 'batch', width: 6 },
  field: { kind: 'field', name: '', width: 4 },
  sequence: { kind: 'sequence', width: 6, radix: 10, start: 1, reset: 'never' },
  random: { kind: 'random', width: 6, alphabet: 'mixed' },
  check: { kind: 'check', method: 'mod36' },
};

/** The segment types in the order of the palette. */
export const segmentKinds = Object.keys(blanks) as SegmentKind[];

/** A new segment with default settings. */
export const blankOf = (kind: SegmentKind): Segment => ({ ...blanks[kind] });
