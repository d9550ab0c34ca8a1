import type { UseQueryResult } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useMayOpen } from '#admin/app/routes/reachable.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import type { Text } from '#contract/text.ts';
import { showTexts } from './texts.ts';
import styles from './record-drawer.module.css';

type SideDrawerProps = {
  title: ReactNode;
  width: number;
  /** What can be done about it. */
  actions?: ReactNode;
  /** The path of the page of its own that the record has. */
  page?: string | undefined;
  /** The label of the close button, where the record itself can be closed. */
  closeLabel?: Text;
  onClose: () => void;
  children: ReactNode;
};

/** A drawer next to a list: never wider than the screen; returns the focus when it closes. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, width, actions, page, closeLabel = listTexts.close, onClose, children } = props;
  const say = useSay();
  const mayOpen = useMayOpen();
  useFocusBack();
  return (
    <Drawer
      open
      title={title}
      size={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      extra={page && mayOpen(page) && <Link to={page}>{say(showTexts.openPage)}</Link>}
      closable={{ 'aria-label': say(closeLabel), placement: 'end' }}
      onClose={onClose}
      footer={actions && <div className={styles.actions}>{actions}</div>}
    >
      {children}
    </Drawer>
  );
}

type RecordDrawerProps<Found> = Omit<SideDrawerProps, 'children'> & {
  query: UseQueryResult<Found>;
  /** The name of a record, where it may not exist. */
  one: Text;
  children: (found: Found) => ReactNode;
};

/** One record in a drawer, or a skeleton while it loads. */
export function RecordDrawer<Found>(props: RecordDrawerProps<Found>) {
  const { query, one, children, ...drawer } = props;
  return (
    <SideDrawer {...drawer}>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 12 }} />} one={one}>
        {children}
      </Loaded>
    </SideDrawer>
  );
}

/** The sections of a record. */
export function RecordParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
