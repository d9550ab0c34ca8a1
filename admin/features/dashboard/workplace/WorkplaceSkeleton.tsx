import { Skeleton } from 'antd';
import { Panel } from '#admin/ui/Panel.tsx';
import figureStyles from './figures.module.css';
import styles from './workplace.module.css';

/** The skeleton of the workplace. */
export function WorkplaceSkeleton() {
  return (
    <div className={styles.stack}>
      <ul className={figureStyles.figures}>
        {[1, 2, 3, 4].map((one) => (
          <li key={one}>
            <div>
              <Skeleton active title={{ width: 72 }} paragraph={{ rows: 2, width: [48, 96] }} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        {[3, 3, 6, 6].map((rows, at) => (
          <Panel key={at}>
            <Skeleton active title={{ width: 96 }} paragraph={{ rows }} />
          </Panel>
        ))}
      </div>
    </div>
  );
}
