import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useRetryKey } from '#admin/ui/form/use-retry-key.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  roleTemplateCalls,
  type RoleTemplate,
} from '#contract/features/platform/role-templates/contract.ts';
import { roleTemplateTexts } from '#contract/features/platform/role-templates/texts.ts';
import { roleTemplatesPageTexts as texts } from './texts.ts';

type DistributeDialogProps = { template: RoleTemplate; onClose: () => void };

/** Shows how many companies would get a role, and distributes it. */
export function DistributeDialog({ template, onClose }: DistributeDialogProps) {
  const say = useSay();
  const { id, code } = template;
  const { isBusy, run } = useCommand('roleCompany');
  const retry = useRetryKey();
  const query = useQuery({
    queryKey: ['roleCompany', 'reach', id],
    queryFn: async ({ signal }) =>
      (await api(roleTemplateCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const n = query.data?.lacking ?? 0;
  const give = () =>
    run(async () => {
      const { msg } = await retry({ id }, (idempotencyKey) =>
        api(roleTemplateCalls.give, { id }, { idempotencyKey }),
      );
      toast.success(msg);
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.giveTitle, { name: say(template.name) })}
      verb={say(texts.give)}
      isBusy={isBusy}
      disabled={n === 0}
      onGo={() => void give()}
      onClose={onClose}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton active paragraph={{ rows: 1 }} title={false} />}
        one={roleTemplateTexts.one}
      >
        {() => <p>{say(n === 0 ? texts.giveNone : texts.giveLine, { n, code })}</p>}
      </Loaded>
    </VerbDialog>
  );
}
