import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { printJobCalls } from '#contract/features/trace/print-jobs/contract.ts';

export type Which = { numbers: number[] } | { range: { from: number; to: number } };

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
