import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { post } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { Job } from '#contract/features/system/jobs/contract.ts';
import { movesOf, type JobMove } from './moves.ts';
import { jobsPageTexts as texts } from './texts.ts';

type JobActionsProps = { job: Job; onMoved: () => void };

export function JobActions({ job, onMoved }: JobActionsProps) {
  const say = useSay();
  const [busy, setBusy] = useState<JobMove | null>(null);
  const move = async (to: JobMove) => {
    setBusy(to);
    try {
      const { msg } = await post(`job/${to}`, { id: job.id });
      toast.success(msg);
    } catch {
      // The call has said why; the list shows how things stand now.
    } finally {
      setBusy(null);
      onMoved();
    }
  };
  return movesOf[job.state].map((one) => {
    const button = (
      <Button
        key={one}
        type="link"
        size="small"
        danger={one === 'cancel'}
        loading={busy === one}
        disabled={busy !== null}
        onClick={one === 'cancel' ? undefined : () => void move(one)}
      >
        {say(texts.actions[one])}
      </Button>
    );
    if (one !== 'cancel') return button;
    return (
      <Popconfirm
        key={one}
        title={say(texts.askCancel)}
        okText={say(texts.actions.cancel)}
        cancelText={say(texts.keep)}
        onConfirm={() => move(one)}
      >
        {button}
      </Popconfirm>
    );
  });
}
