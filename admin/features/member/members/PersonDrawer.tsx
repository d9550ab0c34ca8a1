import { useSay } from '#admin/app/language.ts';
import { SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { KnownData } from './KnownData.tsx';
import { PersonActions } from './PersonActions.tsx';
import { membersPageTexts as texts } from './texts.ts';

const width = 680;

/** The data of a phone number. */
export function PersonDrawer({ person, onClose }: { person: KnownPerson; onClose: () => void }) {
  const say = useSay();
  return (
    <SideDrawer
      title={say(texts.person.title, { mobile: person.mobile })}
      width={width}
      onClose={onClose}
      actions={<PersonActions person={person} onErased={onClose} />}
    >
      <KnownData person={person} />
    </SideDrawer>
  );
}
