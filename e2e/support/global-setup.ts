import { startServer } from './server.ts';

// Playwright asks for a default export. An address given from outside is used as it is.
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  const { url, folder, stop } = await startServer();
  process.env.E2E_URL = url;
  process.env.E2E_DATA = folder;
  return stop;
}
