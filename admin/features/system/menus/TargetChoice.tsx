import { Segmented } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { menusPageTexts as texts } from './texts.ts';
import styles from './menus.module.css';

const targets = ['page', 'url'] as const;
export type Target = (typeof targets)[number];

type TargetChoiceProps = { label: string; value: Target; onChange: (target: Target) => void };

/** Whether an entry leads to a page of the product or outside. */
export function TargetChoice({ label, value, onChange }: TargetChoiceProps) {
  const say = useSay();
  return (
    <div className={styles.target}>
      <Segmented
        aria-label={label}
        value={value}
        onChange={onChange}
        options={targets.map((one) => ({ value: one, label: say(texts.targets[one]) }))}
      />
    </div>
  );
}
