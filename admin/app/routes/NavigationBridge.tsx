import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { bindNavigation } from './navigation.ts';

/** Gives code outside components access to the router; renders before it continues. */
export function NavigationBridge() {
  const navigate = useNavigate();
  useEffect(
    () => bindNavigation((path, replace) => flushSync(() => void navigate(path, { replace }))),
    [navigate],
  );
  return null;
}
