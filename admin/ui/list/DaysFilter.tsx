import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { FilterProps } from './filter-props.ts';
import { StandIn } from './StandIn.tsx';
import styles from './filters.module.css';

const load = async () => (await import('./DaysControl.tsx')).DaysControl;
const DaysControl = lazyComponent(load, <span className={`${styles.standIn} ${styles.days}`} />);
const near = () => void load().catch(() => undefined);

/** From one day to another, both included. */
export function DaysFilter(props: FilterProps) {
  const held = Array.isArray(props.value) ? props.value.join(' ~ ') : undefined;
  return (
    <StandIn label={props.label} shown={held} onNear={near}>
      {(isWoken) => <DaysControl {...props} isWoken={isWoken} />}
    </StandIn>
  );
}
