import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import {
  operationLogCalls,
  type OperationLogInfo,
} from '#contract/features/logs/operation-log/contract.ts';
import { recordKinds } from '#contract/features/logs/operation-log/kinds.ts';
import { operationLogTexts } from '#contract/features/logs/operation-log/texts.ts';
import { languageTags } from '#contract/language.ts';
import { operationTexts } from '#contract/operations.ts';
import { AgentText } from '#admin/ui/logs/AgentText.tsx';
import { Person } from '#admin/ui/logs/Person.tsx';
import { Differences } from './Differences.tsx';
import { operationPageTexts as texts } from './texts.ts';
import styles from './operation.module.css';

const { fields } = operationLogTexts;
const width = 760;

type OperationDrawerProps = {
  id: number;
  onClose: () => void;
  /** Sets these filters in the list. */
  onNarrow: (filters: Record<string, string>) => void;
};

/** One operation: who, from where, with which device, and the changes. */
export function OperationDrawer({ id, onClose, onNarrow }: OperationDrawerProps) {
  const say = useSay();
  useFocusBack();
  const query = useQuery({
    queryKey: ['operLog', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(operationLogCalls.info, { id }, { signal, quiet: true })).data,
  });
  const found = query.data;
  const text = found && operationTexts[found.path];
  return (
    <Drawer
      open
      title={text ? say(text) : (found?.path ?? say(operationLogTexts.one))}
      size={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
      footer={
        found && (
          <div className={styles.links}>
            {found.target_id && (
              <Button
                onClick={() => onNarrow({ target: found.target, target_id: found.target_id })}
              >
                {say(texts.sameRecord)}
              </Button>
            )}
            <Button onClick={() => onNarrow({ request_id: found.request_id })}>
              {say(texts.sameRequest)}
            </Button>
          </div>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
        one={operationLogTexts.one}
      >
        {(operation) => (
          <>
            <Who operation={operation} />
            <Differences operation={operation} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

function Who({ operation: one }: { operation: OperationLogInfo }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const isPlatform = useSession((state) => state.type) === 'admin';
  const kind = recordKinds[one.target];
  const record = [kind ? say(kind) : one.target, one.name || one.target_id]
    .filter(Boolean)
    .join(' ');
  const n = one.duration.toLocaleString(languageTags[language]);
  return (
    <Facts>
      <Fact label={fields.create_time}>
        <time dateTime={one.create_time}>{showTime(one.create_time, true)}</time>
      </Fact>
      <Fact label={fields.username}>
        <Person {...one} />
      </Fact>
      {isPlatform && <Fact label={fields.company_name}>{one.company_name}</Fact>}
      <Fact label={fields.login_type}>{say(operationLogTexts.types[one.login_type])}</Fact>
      <Fact label={fields.target}>{record}</Fact>
      <Fact label={fields.ip}>{[one.ip, one.place].filter(Boolean).join(' · ')}</Fact>
      <Fact label={fields.browser}>
        <AgentText {...one} />
      </Fact>
      <Fact label={fields.duration}>{say(operationLogTexts.milliseconds, { n })}</Fact>
      <Fact label={fields.request_id} wide>
        <CodeText code={one.request_id} />
      </Fact>
    </Facts>
  );
}
