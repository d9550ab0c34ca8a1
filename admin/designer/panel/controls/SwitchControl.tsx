import { Switch } from 'antd';
import type { ControlProps } from '../control.ts';

export function SwitchControl({ id, value, onChange, describedBy }: ControlProps<'switch'>) {
  return (
    <Switch
      id={id}
      size="small"
      checked={value}
      onChange={(next) => onChange(next)}
      aria-describedby={describedBy}
    />
  );
}
