import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of everything read. Failures are announced once by the call itself, so nothing is tried again silently;
 * `always` lets a call fail with a clear message while offline, where the default would wait for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
