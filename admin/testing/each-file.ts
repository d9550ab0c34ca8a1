import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { queryClient } from '#admin/app/query.ts';
import { useSession } from '#admin/app/session.ts';

// The files of one process share a document and the modules; each begins as in a fresh window.
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
