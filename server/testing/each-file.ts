import { afterAll } from 'vitest';
import { endAll } from './end.ts';

// Registered before any hook of the file itself, so it runs after them.
afterAll(endAll);
