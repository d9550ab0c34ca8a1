import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { queryClient } from '#admin/app/query.ts';
import { useSession } from '#admin/app/session.ts';

// On a busy machine everything takes ten times as long. What a file sets beyond this ends with it.
configure({ asyncUtilTimeout: 90_000, defaultHidden: false });

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
