import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { bindSteering } from './steering.ts';

/** Lends the router's steering to code outside of components; what it asks for is drawn before it goes on. */
export function Steering() {
  const navigate = useNavigate();
  useEffect(
    () => bindSteering((path) => flushSync(() => void navigate(path, { replace: true }))),
    [navigate],
  );
  return null;
}
