import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { TraceAnswer } from '#contract/features/trace/query/contract.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { BatchAnswer } from './BatchAnswer.tsx';
import { IdentifierAnswer } from './IdentifierAnswer.tsx';
import { LotAnswer } from './LotAnswer.tsx';
import { PackAnswer } from './PackAnswer.tsx';
import { SerialAnswer } from './SerialAnswer.tsx';
import { SecurityAnswer } from './SecurityAnswer.tsx';

/** The match, displayed by its type. */
export function Answer({ answer, text }: { answer: TraceAnswer; text: string }) {
  const say = useSay();
  switch (answer.found) {
    case 'identifier':
      return <IdentifierAnswer answer={answer} />;
    case 'batch':
      return <BatchAnswer answer={answer} />;
    case 'lot':
      return <LotAnswer found={answer.genealogy} />;
    case 'serial':
      return <SerialAnswer answer={answer} />;
    case 'pack':
      return <PackAnswer pack={answer.pack} />;
    case 'securityPack':
      return <SecurityAnswer pack={answer.pack} isRight={answer.is_right} />;
    default:
      return (
        <Panel>
          <div role="status">
            <EmptyState
              title={say(traceTexts.nothing.title, { text })}
              hint={say(traceTexts.nothing.hint)}
            />
          </div>
        </Panel>
      );
  }
}
