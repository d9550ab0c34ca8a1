import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { ControlProps } from '../control.ts';

/** A time to the minute. Its calendar is loaded with the first one. */
export const MomentControl = lazyComponent<ControlProps<'moment'>>(
  async () => (await import('./MomentPicker.tsx')).MomentPicker,
  <div style={{ height: 32 }} />,
);
