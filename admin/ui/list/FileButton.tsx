import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { downloadFile } from './download.ts';

type FileButtonProps = { call: Parameters<typeof downloadFile>[0]; id: number; label: Text };

/** Saves a file about one record. */
export function FileButton({ call, id, label }: FileButtonProps) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await downloadFile(call, { id }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      {say(label)}
    </Button>
  );
}
