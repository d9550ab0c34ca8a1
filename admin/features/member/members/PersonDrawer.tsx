import { Drawer } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { KnownData } from './KnownData.tsx';
import { PersonActions } from './PersonActions.tsx';
import { membersPageTexts as texts } from './texts.ts';
import styles from './members.module.css';

const width = 680;

/** What is known under a number. */
export function PersonDrawer({ person, onClose }: { person: KnownPerson; onClose: () => void }) {
  const say = useSay();
  useFocusBack();
  return (
    <Drawer
      open
      title={say(texts.person.title, { mobile: person.mobile })}
      size={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <PersonActions person={person} onErased={onClose} />
        </div>
      }
    >
      <KnownData person={person} />
    </Drawer>
  );
}
