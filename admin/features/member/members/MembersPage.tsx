import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { memberCalls, type Member } from '#contract/features/member/members/contract.ts';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { members } from '#contract/features/member/members/feature.ts';
import { memberColumns, memberFilters } from './columns.tsx';
import { membersPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./MemberForm.tsx')).MemberForm);
const MemberDrawer = lazyComponent(async () => (await import('./MemberDrawer.tsx')).MemberDrawer);
const PointDialog = lazyComponent(async () => (await import('./PointDialog.tsx')).PointDialog);
const FindPerson = lazyComponent(async () => (await import('./FindPerson.tsx')).FindPerson);
const PersonDrawer = lazyComponent(async () => (await import('./PersonDrawer.tsx')).PersonDrawer);
const ErasuresDrawer = lazyComponent(
  async () => (await import('./ErasuresDrawer.tsx')).ErasuresDrawer,
);

const right = 'member:member:points';
type Asked = { member: Member; verb: 'grant' | 'take' };

/** The members of the platform. */
export function Page() {
  const { id, open, close } = useOpenRecord('member');
  const openRow = useStable((row: Member) => open(row.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [over, setOver] = useState<'find' | 'erasures' | null>(null);
  const [person, setPerson] = useState<KnownPerson | null>(null);
  const actions = useMemo<RowAction<Member>[]>(() => {
    const { actions: words } = memberTexts;
    const ask = (verb: Asked['verb']) => (member: Member) => setAsked({ member, verb });
    return [
      { key: 'open', label: words.open, run: openRow },
      { key: 'grant', label: words.grant, can: right, run: ask('grant') },
      { key: 'take', label: words.take, can: right, run: ask('take') },
    ];
  }, [openRow]);
  const shut = () => setOver(null);
  return (
    <>
      <DataPage
        calls={memberCalls}
        title={members.title}
        texts={memberTexts}
        columns={memberColumns}
        filters={memberFilters}
        form={Form}
        rowActions={actions}
        extra={<Extra onOpen={setOver} />}
      />
      {id !== null && <MemberDrawer key={id} id={id} onClose={close} />}
      {asked && <PointDialog {...asked} onClose={() => setAsked(null)} />}
      {over === 'find' && <FindPerson onClose={shut} onFound={setPerson} />}
      {over === 'erasures' && <ErasuresDrawer onClose={shut} />}
      {person && <PersonDrawer person={person} onClose={() => setPerson(null)} />}
    </>
  );
}

function Extra({ onOpen }: { onOpen: (which: 'find' | 'erasures') => void }) {
  const say = useSay();
  return (
    <>
      <Can has="member:person:erase">
        <Button onClick={() => onOpen('erasures')}>{say(texts.erasures.open)}</Button>
      </Can>
      <Can has="member:person:view">
        <Button onClick={() => onOpen('find')}>{say(texts.find.open)}</Button>
      </Can>
    </>
  );
}
