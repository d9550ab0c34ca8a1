import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { memberCalls } from '#contract/features/member/members/contract.ts';
import { personCalls, type KnownPerson } from '#contract/features/member/members/person.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { KnownData } from './KnownData.tsx';
import { Ledger } from './Ledger.tsx';
import { MemberRecord } from './MemberRecord.tsx';
import { PersonActions } from './PersonActions.tsx';
import { membersPageTexts as texts } from './texts.ts';
import styles from './members.module.css';

const PointDialog = lazyComponent(async () => (await import('./PointDialog.tsx')).PointDialog);
const width = 680;

/** One member: profile, points, and with permission their data in companies. */
export function MemberDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const [verb, setVerb] = useState<'grant' | 'take' | null>(null);
  const [person, setPerson] = useState<KnownPerson | null>(null);
  const query = useQuery({
    queryKey: ['member', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(memberCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const member = query.data;
  return (
    <RecordDrawer
      query={query}
      one={memberTexts.one}
      title={member ? say(texts.title, { name: member.name }) : say(memberTexts.one)}
      width={width}
      onClose={onClose}
      actions={
        <>
          {person && <PersonActions person={person} onErased={onClose} />}
          {member && can({ has: 'member:member:points' }) && (
            <>
              <Button onClick={() => setVerb('take')}>{say(memberTexts.actions.take)}</Button>
              <Button type="primary" onClick={() => setVerb('grant')}>
                {say(memberTexts.actions.grant)}
              </Button>
            </>
          )}
        </>
      }
    >
      {(found) => (
        <RecordParts>
          <MemberRecord member={found} />
          <Ledger memberId={id} />
          {can({ has: 'member:person:view' }) && (
            <Known id={id} person={person} onKnown={setPerson} />
          )}
          {verb && <PointDialog member={found} verb={verb} onClose={() => setVerb(null)} />}
        </RecordParts>
      )}
    </RecordDrawer>
  );
}

type KnownProps = {
  id: number;
  person: KnownPerson | null;
  onKnown: (person: KnownPerson) => void;
};

/** Company data is loaded only on request, because views are logged. */
function Known({ id, person, onKnown }: KnownProps) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      onKnown((await api(personCalls.find, { id })).data);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <h3>{say(texts.known.title)}</h3>
      {person ? (
        <KnownData person={person} />
      ) : (
        <div className={styles.ask}>
          <p className={styles.note}>{say(texts.known.hint)}</p>
          <Button loading={isBusy} onClick={() => void look().catch(() => undefined)}>
            {say(texts.known.ask)}
          </Button>
        </div>
      )}
    </section>
  );
}
