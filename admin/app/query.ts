import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache. Failures are reported once by the call itself, so nothing is retried silently; `always` lets a call
 * fail with a message while offline, where the default would wait for ever.
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
