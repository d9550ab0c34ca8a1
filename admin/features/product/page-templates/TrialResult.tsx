import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import {
  pageTrialCalls,
  type PageTrial,
} from '#contract/features/product/page-templates/trials.ts';
import { chanceOf } from './chance.ts';
import { figuresOf } from './figures.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { pageTrialPageTexts as texts } from './trial-texts.ts';
import styles from './figures.module.css';

type TrialResultProps = { page: PageTemplateInfo; trial: PageTrial };

/** The figures of both versions side by side, whether they differ by chance, and the choice. */
export function TrialResult({ page, trial }: TrialResultProps) {
  const say = useSay();
  const can = useCan();
  const [question, setQuestion] = useState<Question | null>(null);
  const { number, other, share, start_time: start, end_time: end, kept, sides } = trial;
  const time = showTime(start);
  const keep = (chosen: number) =>
    setQuestion({
      title: say(texts.keep, { n: chosen }),
      text: say(texts.ask, { n: chosen }),
      verb: say(texts.keep, { n: chosen }),
      isDanger: false,
      run: async () => {
        const { id, version } = page;
        const answer = await api(pageTrialCalls.endTrial, { id, version, number: chosen });
        toast.success(answer.msg);
      },
    });
  return (
    <section className={styles.trial}>
      <p>
        {end === null
          ? say(texts.running, { time, share, other, n: number })
          : `${say(texts.ended, { time, end: showTime(end), share, other })} · ${
              kept === null ? say(texts.cut) : say(texts.kept, { n: kept })
            }`}
      </p>
      <FiguresTable
        kind={page.kind}
        label={say(texts.sides)}
        rows={sides.map((side) => ({
          ...side,
          name: say(texts.nth, { n: side.number }),
        }))}
      />
      {figuresOf(page.kind).includes('activations') && <Verdict trial={trial} />}
      {end === null && can({ has: pageTrialCalls.endTrial.allow }) && (
        <div className={styles.choices}>
          {[number, other].map((one) => (
            <Button key={one} onClick={() => keep(one)}>
              {say(texts.keep, { n: one })}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        isOpen={question !== null}
        resource="pageTemplate"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

function Verdict({ trial }: { trial: PageTrial }) {
  const say = useSay();
  const [one, other] = trial.sides as [PageTrial['sides'][number], PageTrial['sides'][number]];
  const isFirst = one.activations * other.products > other.activations * one.products;
  const better = isFirst ? one.number : other.number;
  return (
    <div className={styles.verdict}>
      <p role="status">{say(texts.chances[chanceOf(one, other)], { n: better })}</p>
      <p>{say(texts.counted)}</p>
      {trial.end_time === null && <p>{say(texts.patience)}</p>}
    </div>
  );
}
