import type { ReceivingInfo } from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';

/** A line while it is typed and scanned. */
export type FormLine = {
  part_id?: number | null;
  order_line_no?: number | null;
  quantity?: string | null;
  supplier_codes?: string[] | null;
};

export const blankLine = { supplier_codes: [] as string[] };

/** What is still to come of an order. */
export const linesOf = ({ lines }: ExpectedOrder): FormLine[] =>
  lines
    .filter(({ left }) => left !== '0')
    .map(({ part_id, line_no, left }) => ({
      part_id,
      order_line_no: line_no,
      quantity: left,
      supplier_codes: [],
    }));

export const valuesOf = ({ lines, ...receipt }: ReceivingInfo) => ({
  ...receipt,
  lines: lines.map((line) => ({
    part_id: line.part_id,
    order_line_no: line.order_line_no,
    quantity: line.quantity,
    lot: line.lot,
    expire_date: line.expire_date,
    supplier_codes: line.supplier_codes,
    inspection: line.inspection,
    remark: line.remark,
  })),
});

export const codesOf = (line: FormLine | undefined): string[] => line?.supplier_codes ?? [];
