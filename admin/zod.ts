import { config } from 'zod/v4/core';

// Zod would try to compile its checks at run time, which our content policy forbids and reports.
config({ jitless: true });

export * from 'zod/v4';
