import type { Health, HealthState } from '#contract/features/system/health/contract.ts';

const worst = (states: readonly HealthState[]): HealthState =>
  states.includes('bad') ? 'bad' : states.includes('caution') ? 'caution' : 'good';
const when = (isBad: boolean, isOdd: boolean): HealthState =>
  isBad ? 'bad' : isOdd ? 'caution' : 'good';

type Node = Health['nodes'][number];
type Plain<T> = Omit<T, 'state'>;

const minute = 60_000;
const megabyte = 1_000_000;

export const judgeNode = ({
  silent_ms: silent,
  delay = 0,
  disk_free: free = Infinity,
  untrusted_proxy: proxy = '',
}: Plain<Node>): HealthState =>
  when(
    silent > 5_000 || free < 200 * megabyte,
    delay > 250 || free < 2_000 * megabyte || proxy !== '',
  );

export const judgeDatabase = (database: Plain<Health['database']>): HealthState => {
  const used = database.connections / database.most_connections;
  const { replica } = database;
  return when(
    used > 0.95 || replica?.is_reachable === false,
    // Further behind than this it is not read.
    used > 0.8 || (replica?.lag_ms ?? 0) > 5_000,
  );
};

export const judgeJobs = ({ failed, waits_ms: waits }: Plain<Health['jobs']>): HealthState =>
  when(waits > 30 * minute, failed > 0 || waits > 2 * minute);

export const judgeScans = ({ lag_ms: lag }: Plain<Health['scans']>): HealthState =>
  when(lag > 10 * minute, lag > minute);

export const judgeStorage = (storage: Plain<Health['storage']>): HealthState =>
  when(!storage.is_reachable || !storage.is_shared, storage.took_ms > 1_000);

export const judgeMessages = ({ failed }: Plain<Health['sms']>): HealthState =>
  when(false, failed > 0);

/** The overall status is the worst of its parts. */
export function judgeAll(parts: Omit<Health, 'state' | 'time'>): HealthState {
  const { nodes, database, jobs, scans, storage, sms, mail } = parts;
  return worst([...nodes, database, jobs, scans, storage, sms, mail].map(({ state }) => state));
}
