import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { bindSteering } from './steering.ts';

/** Gives code outside components access to the router; renders before it continues. */
export function Steering() {
  const navigate = useNavigate();
  useEffect(
    () => bindSteering((path) => flushSync(() => void navigate(path, { replace: true }))),
    [navigate],
  );
  return null;
}
