import { useLocation, useNavigate } from 'react-router';
import { barePath } from '#admin/app/routes/menu-tree.ts';
import { showTab } from '#admin/app/tabs/tabs-store.ts';

type ChangeOptions = { replace?: boolean; state?: unknown };

/**
 * The address of the page one is in, and how to change its query. A tab in the background may finish something late:
 * then only its own remembered address changes, and the page in front stays in front.
 */
export function useAddress() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const isInFront = () => barePath(window.location.pathname) === barePath(pathname);

  const change = (write: (params: URLSearchParams) => void, options: ChangeOptions = {}) => {
    // The window knows the newest address, this component perhaps the one before.
    const before = isInFront() ? window.location.search : search;
    const params = new URLSearchParams(before);
    write(params);
    const after = params.size > 0 ? `?${params.toString()}` : '';
    if (after === before) return;
    const kept = options.state === undefined ? state : options.state;
    // An address that its own page left bare is told from one that leads here.
    const next = after === '' ? { ...(kept as object | null), own: true } : kept;
    if (isInFront()) void navigate(`${pathname}${after}`, { ...options, state: next });
    else showTab({ key: barePath(pathname), path: `${pathname}${after}` });
  };
  const back = () => void navigate(-1);
  const replace = (path: string) => void navigate(path, { replace: true });
  return { search, state: state as unknown, key, isInFront, change, back, replace };
}
