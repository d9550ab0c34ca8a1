import { Skeleton } from 'antd';
import { Panel } from '#admin/ui/Panel.tsx';
import styles from './company.module.css';

export function CompanySkeleton() {
  return (
    <div className={styles.stack}>
      <Panel>
        <Skeleton active avatar={{ size: 84, shape: 'square' }} paragraph={{ rows: 2 }} />
      </Panel>
      <Panel>
        <Skeleton active title={{ width: 96 }} paragraph={{ rows: 6 }} />
      </Panel>
    </div>
  );
}
