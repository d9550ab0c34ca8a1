import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import type { dealerReturnCalls } from '#contract/features/dealer/returns/contract.ts';
import type {
  GoodsReturn,
  returnCalls,
  ReturnCode,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { ConditionText, ReturnCodeDot } from './ReturnCells.tsx';
import styles from './goods.module.css';

const { fields } = returnTexts;
const columns: readonly Column<ReturnCode>[] = [
  { field: 'code', width: 200, kind: 'code' },
  { field: 'part_name', width: 160 },
  { field: 'batch_code', width: 140 },
  { field: 'state', width: 100, render: ({ state }) => <ReturnCodeDot state={state} /> },
  {
    field: 'identifier_state',
    width: 110,
    render: ({ identifier_state: state }) => <IdentifierStateDot state={state} />,
  },
];

type ReturnDetailProps = {
  calls: typeof returnCalls | typeof dealerReturnCalls;
  row: GoodsReturn;
};

/** The expanded row: what comes back, and how far each of them is. */
export function ReturnDetail({ calls, row }: ReturnDetailProps) {
  return (
    <div className={styles.detail}>
      <Facts>
        <Fact label={fields.from_name}>{row.from_name}</Fact>
        <Fact label={fields.to_name}>{row.to_name}</Fact>
        <Fact label={fields.condition}>
          <ConditionText condition={row.condition} />
        </Fact>
        {row.receive_time && (
          <Fact label={fields.receive_time}>
            <DateTime at={row.receive_time} />
          </Fact>
        )}
        {row.reason && (
          <Fact label={fields.reason} wide>
            {row.reason}
          </Fact>
        )}
        {row.remark && (
          <Fact label={fields.remark} wide>
            {row.remark}
          </Fact>
        )}
      </Facts>
      <CodeList call={calls.codes} filters={{ id: row.id }} columns={columns} texts={returnTexts} />
    </div>
  );
}
