import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import type { Check } from '../checks/check.ts';
import { Checks, leadTo } from './Checks.tsx';
import { CheckListIcon } from './icons.tsx';
import { designerTexts } from './texts.ts';
import styles from './designer.module.css';

const { checks: texts } = designerTexts;

/** The number of check results, and their list. */
export function ChecksButton() {
  const say = useSay();
  const { editor, checks } = useWorkbench();
  const all = useStore(checks);
  const faults = all.filter(({ kind }) => kind === 'fault').length;
  const [isOpen, setOpen] = useState(false);
  const choose = (check: Check) => {
    setOpen(false);
    leadTo(editor, check);
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={<Checks checks={all} onChosen={choose} />}
    >
      <Button
        type="text"
        icon={<CheckListIcon />}
        aria-label={all.length > 0 ? say(texts.count, { n: all.length }) : say(texts.open)}
      >
        {say(texts.open)}
        {all.length > 0 && (
          <span className={styles.count} data-grave={faults > 0}>
            {all.length}
          </span>
        )}
      </Button>
    </Popover>
  );
}
