import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { downloadFile } from '#admin/ui/list/download.ts';
import {
  personCalls,
  personFormats,
  type KnownPerson,
  type PersonFormat,
} from '#contract/features/member/members/person.ts';
import { membersPageTexts } from './texts.ts';

const EraseDialog = lazyComponent(async () => (await import('./EraseDialog.tsx')).EraseDialog);
const texts = membersPageTexts.person;

type PersonActionsProps = { person: KnownPerson; onErased: () => void };

/** Exports or erases a person's data. */
export function PersonActions({ person, onErased }: PersonActionsProps) {
  const say = useSay();
  const [isErasing, setErasing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fetch = async (format: PersonFormat) => {
    setBusy(true);
    try {
      const name = await downloadFile(personCalls.export, { key: person.key, format });
      toast.success(say(texts.exported, { name }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Can has="member:person:erase">
        <Button danger onClick={() => setErasing(true)}>
          {say(texts.erase)}
        </Button>
      </Can>
      <Can has="member:person:export">
        <Dropdown
          trigger={['click']}
          menu={{
            items: personFormats.map((key) => ({ key, label: say(texts[key]) })),
            onClick: ({ key }) => void fetch(key as PersonFormat).catch(() => undefined),
          }}
        >
          <Button loading={isBusy}>{say(texts.export)}</Button>
        </Dropdown>
      </Can>
      {isErasing && (
        <EraseDialog person={person} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </>
  );
}
