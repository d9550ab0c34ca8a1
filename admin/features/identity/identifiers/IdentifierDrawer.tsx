import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { mayMove } from '#contract/codes/states.ts';
import {
  identifierCalls,
  identifierCommands,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { isFinal } from './commands.ts';
import { IdentifierRecord } from './IdentifierRecord.tsx';
import { identifiersPageTexts as texts } from './texts.ts';

const width = 720;

type IdentifierDrawerProps = {
  id: number;
  onClose: () => void;
  onAsk: (command: IdentifierCommand, rows: readonly Identifier[]) => void;
  onRecall: (rows: readonly Identifier[]) => void;
};

/** One identifier: progress, events, scans and actions. */
export function IdentifierDrawer({ id, onClose, onAsk, onRecall }: IdentifierDrawerProps) {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['identifier', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(identifierCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const found = query.data;
  const possible = found
    ? identifierCommands.filter(
        (one) => can({ has: identifierCalls[one].allow }) && mayMove(one, found.state),
      )
    : [];
  return (
    <RecordDrawer
      query={query}
      one={identifierTexts.one}
      title={found ? <CodeText code={found.code} grouped /> : say(texts.trail)}
      width={width}
      onClose={onClose}
      actions={
        found && (
          <>
            {found.level !== 'unit' && (
              <Button onClick={() => void navigate(`/identity/list?parent_id=${id}`)}>
                {say(texts.inside)}
              </Button>
            )}
            {can({ has: 'trace:query:view' }) && (
              <Button
                onClick={() => void navigate(`/trace/query?text=${encodeURIComponent(found.code)}`)}
              >
                {say(texts.whole)}
              </Button>
            )}
            {found.link && (
              <Button
                href={found.link}
                target="_blank"
                rel="noopener noreferrer"
                title={say(texts.consumerPageHint)}
              >
                {say(texts.consumerPage)}
              </Button>
            )}
            {possible.map((one) => (
              <Button key={one} danger={isFinal(one)} onClick={() => onAsk(one, [found])}>
                {say(identifierTexts.commands[one])}
              </Button>
            ))}
            {can({ has: identifierCalls.recall.allow }) && mayMove('recall', found.state) && (
              <Button danger onClick={() => onRecall([found])}>
                {say(identifierTexts.recall.label)}
              </Button>
            )}
          </>
        )
      }
    >
      {(identifier) => <IdentifierRecord identifier={identifier} />}
    </RecordDrawer>
  );
}
