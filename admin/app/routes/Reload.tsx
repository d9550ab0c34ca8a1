import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryClient } from '../query.ts';
import { reloadTab } from '../tabs/tabs-store.ts';
import { barePath } from './menu-tree.ts';
import { redirectPrefix } from './paths.ts';

/** `/redirect/{path}`: remounts the page of that path. */
export function Reload() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // One slash: two would be the address of another host.
  const target = pathname.slice(redirectPrefix.length).replace(/^\/+/, '/');
  useEffect(() => {
    void queryClient.invalidateQueries({ refetchType: 'none' });
    reloadTab(barePath(target));
    void navigate(`${target}${search}${hash}`, { replace: true });
  }, [target, search, hash, navigate]);
  return null;
}
