import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { unreadNotices } from '#admin/app/bell/unread.ts';
import { useSession } from '#admin/app/session.ts';
import type { NoticeType } from '#contract/features/message/notices/contract.ts';

const aboutVerification: NoticeType = 1;

/**
 * Calls back when the company may have changed: after permissions were reloaded, which the server requests at every
 * decision, or after a notice about it.
 */
export function useCompanyChanges(onNews: () => void): void {
  const user = useSession((state) => state.user);
  const { data: notices } = useQuery(unreadNotices);
  const newest = notices?.find(({ type }) => type === aboutVerification)?.id ?? 0;
  const tell = useEffectEvent(onNews);
  const known = useRef({ user, newest: notices ? newest : null });
  useEffect(() => {
    if (known.current.user === user) return;
    known.current.user = user;
    tell();
  }, [user]);
  useEffect(() => {
    if (!notices) return;
    const before = known.current.newest;
    known.current.newest = newest;
    if (before !== null && newest > before) void refreshAccess();
  }, [notices, newest]);
}
