import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  pageTemplateCalls,
  type PageKind,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { portalTexts } from '#contract/features/product/portals/texts.ts';
import { setPage } from './actions.ts';
import { portalsTexts as texts } from './texts.ts';

type Choice = Pick<PageTemplate, 'id' | 'name'>;
type ChangeDialogProps = { kind: PageKind; row: PortalRow; onClose: () => void };

/** Another page for one thing. */
export function ChangeDialog({ kind, row, onClose }: ChangeDialogProps) {
  const say = useSay();
  const { isBusy, run } = useCommand('portal');
  const [page, setChosen] = useState<Choice | null>(
    row.own_id === null ? null : { id: row.own_id, name: row.own_name },
  );
  const source = remoteSource<typeof pageTemplateCalls, Choice>(pageTemplateCalls, {
    label: ({ name }) => name,
    filters: { kind, state: 'published' },
  });
  const save = async () => {
    if (!page) return;
    await setPage(kind, row, page.id);
    onClose();
  };
  return (
    <VerbDialog
      title={say(texts.changeTitle, { name: row.name })}
      verb={say(texts.save)}
      isBusy={isBusy}
      disabled={!page || page.id === row.own_id}
      onGo={() => void run(save)}
      onClose={onClose}
    >
      <RemotePicker<Choice>
        label={portalTexts.fields.page_id}
        hint={texts.changeHint}
        source={source}
        row={page}
        onPick={setChosen}
      />
    </VerbDialog>
  );
}
