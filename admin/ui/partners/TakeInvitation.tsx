import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { limits } from '#contract/limits.ts';
import { partnerTexts, type PartnerCalls } from '#contract/partners.ts';
import { partnerFormTexts as texts } from './texts.ts';

type TakeInvitationProps = { calls: PartnerCalls; token: string; onClose: () => void };

/** Asks whether to become a partner of the company whose link was opened. */
export function TakeInvitation({ calls, token, onClose }: TakeInvitationProps) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['partner invitation', token],
    retry: false,
    queryFn: async () =>
      (await api(sessionCalls.partnerInvitation, { token }, { type: 'web', quiet: true })).data,
  });
  const take = async () => {
    setBusy(true);
    try {
      toast.success((await api(calls.takeInvitation, { token })).msg);
      onClose();
    } catch {
      // The call has told why.
    } finally {
      setBusy(false);
      void refreshList(resourceOf(calls.index));
    }
  };
  return (
    <Modal
      open
      title={say(texts.taking)}
      width={limits.dialogWidths.small}
      onCancel={onClose}
      footer={[
        <Button key="later" onClick={onClose}>
          {say(texts.later)}
        </Button>,
        data && (
          <Button key="take" type="primary" loading={isBusy} onClick={() => void take()}>
            {say(partnerTexts.moves.accept)}
          </Button>
        ),
      ]}
    >
      {error ? (
        <p role="alert">{error instanceof ApiError ? error.msg : String(error)}</p>
      ) : data ? (
        <p>
          {say(data.side === 'supplier' ? texts.takeAsSupplier : texts.takeAsCustomer, {
            company: data.company_name,
          })}
        </p>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
    </Modal>
  );
}
