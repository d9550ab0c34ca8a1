import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { useCommand } from '#admin/ui/list/use-command.ts';
import type { PageKind, PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { portalTexts } from '#contract/features/product/portals/texts.ts';
import { limits } from '#contract/limits.ts';
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
  const source = {
    resource: 'pageTemplate',
    label: ({ name }: Choice) => name,
    filters: { kind, state: 'published' },
  };
  const save = async () => {
    if (!page) return;
    await setPage(kind, row, page.id);
    onClose();
  };
  return (
    <Modal
      open
      title={say(texts.changeTitle, { name: row.name })}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(texts.close) }}
      mask={{ closable: false }}
      onCancel={isBusy ? undefined : onClose}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {say(texts.cancel)}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={isBusy}
          disabled={!page || page.id === row.own_id}
          onClick={() => void run(save)}
        >
          {say(texts.save)}
        </Button>,
      ]}
    >
      <RemotePicker<Choice>
        label={portalTexts.fields.page_id}
        hint={texts.changeHint}
        source={source}
        row={page}
        onPick={setChosen}
      />
    </Modal>
  );
}
