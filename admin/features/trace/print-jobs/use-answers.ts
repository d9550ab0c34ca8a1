import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { printJobCalls, type PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';

/** Labels by number, or all that were handed out when the job was looked at. */
export type Which =
  | { numbers: number[] }
  | { range: { from: number; to: number }; until: string | null };

export const allSeen = ({ ordered, stations }: PrintJobInfo) => ({
  range: { from: 1, to: ordered },
  until:
    stations
      .map(({ claim_time: time }) => time)
      .toSorted()
      .at(-1) ?? null,
});

/** Tells the server what became of labels; once, however often it is clicked. */
export function useAnswers(id: number) {
  const { isBusy, run } = useCommand('printJob');
  const answer = (what: 'good' | 'spoiled' | 'release' | 'sample', which: Which) =>
    run(async () => {
      const sent =
        what === 'release' || what === 'sample'
          ? await api(printJobCalls[what], { id, ...which })
          : await api(printJobCalls.ack, { id, ...which, result: what });
      toast.success(sent.msg);
    });
  return { isBusy, answer };
}
