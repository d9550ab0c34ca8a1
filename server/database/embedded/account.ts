import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from '#server/database/embedded/binaries.ts';

/** The account that PostgreSQL's programs run as; they refuse to run as root. */
export interface Account {
  /** The owner of its files, as seen from here. */
  owner: { uid: number; gid: number };
  /** Set where the programs drop root. */
  drop?: { uid: number; gid: number };
  /** A command in front of the programs. */
  prefix: string[];
}

/** Candidate accounts, best first. */
export function accountsFor(data: string): Account[] {
  const uid = process.getuid?.() ?? -1;
  const self: Account = { owner: { uid, gid: process.getgid?.() ?? -1 }, prefix: [] };
  const nobody = lookUp('nobody');
  // In a user namespace the same user has another id: not root, and with a name.
  const mapped: Account = {
    ...self,
    prefix: ['unshare', '-U', `--map-user=${nobody?.uid ?? 65_534}`, '--'],
  };
  if (uid !== 0) return hasName() ? [self] : [mapped, self];
  const droppable = [ownerOf(data), lookUp('postgres'), nobody]
    .filter((id) => id !== undefined)
    .filter((id) => id.uid !== 0)
    .map((id): Account => ({ owner: id, drop: id, prefix: [] }));
  return ownerOf(data)?.uid === 0 ? [mapped, ...droppable] : [...droppable, mapped];
}

/** Whether an account can really write into the folder and start the programs, tested by trying. */
export function canWork(account: Account, folder: string, binaries: Binaries): boolean {
  if (process.getuid?.() === 0) chownSync(folder, account.owner.uid, account.owner.gid);
  const script = 'cd "$1" && : > "$2" && rm "$2" && exec "$3" --version';
  const [command, args] = phrase(account, 'sh', [
    '-c',
    script,
    'sh',
    folder,
    join(folder, 'probe'),
    binaries.initdb,
  ]);
  return spawnSync(command, args, { ...manner(account), stdio: 'ignore' }).status === 0;
}

/** Starts a program as the account. */
export function spawnAs(account: Account, program: string, given: string[], options: SpawnOptions) {
  const [command, args] = phrase(account, program, given);
  return spawn(command, args, { ...options, ...manner(account) });
}

/** Runs a program as the account to its end. */
export async function runAs(
  account: Account,
  program: string,
  given: string[],
): Promise<{ ok: boolean; output: string }> {
  const child = spawnAs(account, program, given, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

function phrase(account: Account, program: string, given: string[]): [string, string[]] {
  const [command = program, ...args] = [...account.prefix, program, ...given];
  return [command, args];
}

// Independent of the machine's locale; and the account may have no access to the current folder.
function manner(account: Account): SpawnOptions {
  return { ...account.drop, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function ownerOf(path: string): { uid: number; gid: number } | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : undefined;
  });
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined;
}
