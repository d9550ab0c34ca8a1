import type { TableRef } from 'antd/es/table';
import { useCallback } from 'react';

/** Lets a wide table be scrolled with the keyboard: its scrolling part becomes a named place that takes the focus. */
export function useFocusableScroll(label: string): (table: TableRef | null) => void {
  return useCallback(
    (table) => {
      const part = table?.nativeElement.querySelector('.ant-table-content, .ant-table-body');
      part?.setAttribute('tabindex', '0');
      part?.setAttribute('role', 'region');
      part?.setAttribute('aria-label', label);
    },
    [label],
  );
}
