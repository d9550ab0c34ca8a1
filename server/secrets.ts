import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is derived from the one secret of an installation. */
export type Secrets = {
  fingerprint: string;
  derive: (purpose: string) => Buffer;
  /** A keyed hash, for looking up what must not be stored in plain text. */
  index: (purpose: string, value: string) => Buffer;
  /** Encrypts a value for one purpose of one company (0: of the platform); it opens as nothing else. */
  seal: (as: SealedAs, company: number, value: string) => Buffer;
  open: (as: SealedAs, company: number, sealed: Buffer) => string;
};

/** What is sealed: mostly a table and what it keeps. A name never changes, since stored values are bound to it. */
export const sealedKinds = [
  'account.mobile',
  'campaign_claim.mobile',
  'campaign_code',
  'company.mobile',
  'company_member.mobile',
  'company_member.name',
  'config',
  'erasure',
  'fake_report.mobile',
  'fake_report.name',
  'mail',
  'mail.file',
  'member.mobile',
  'registration_node.key',
  'repair.mobile',
  'repair.name',
  'sale_record.mobile',
  'sale_record.name',
  'secret_key',
  'security_pack.seed',
  'sms',
  'ticket',
  'warranty.mobile',
  'warranty.name',
  'webhook.secret',
] as const;
export type SealedAs = (typeof sealedKinds)[number];

export function makeSecrets(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sealKey = derive('seal');
  // Deriving a key takes longer than hashing with it.
  const indexKeys = new Map<string, Buffer>();
  const indexKey = (purpose: string) => {
    const key = indexKeys.get(purpose) ?? derive(purpose);
    indexKeys.set(purpose, key);
    return key;
  };
  return {
    fingerprint: derive('fingerprint').toString('hex').slice(0, 16),
    derive,
    index: (purpose, value) => createHmac('sha256', indexKey(purpose)).update(value).digest(),
    seal: (as, company, value) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(boundTo(as, company));
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (as, company, sealed) => {
      try {
        return openWith(sealKey, sealed, boundTo(as, company));
      } catch {
        // Of a release that bound values to nothing; it is bound when it is next written.
        return openWith(sealKey, sealed, Buffer.alloc(0));
      }
    },
  };
}

const boundTo = (as: SealedAs, company: number) => Buffer.from(`${as}\0${company}`);

function openWith(key: Buffer, sealed: Buffer, bound: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  if (bound.length > 0) decipher.setAAD(bound);
  decipher.setAuthTag(sealed.subarray(12, 28));
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

/** Whether an installation has its secret; without one, `loadSecret` makes it. */
export const hasSecret = (given: string | undefined, dataDir: string): boolean =>
  given !== undefined || existsSync(keyFile(dataDir, 'secret'));

/** The secret from the environment, or from `DATA_DIR/keys/secret`, made on first use. */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const secret = keepOnce(keyFile(dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
  if (secret.length < 32) throw new Error(`The key file ${keyFile(dataDir, 'secret')} is damaged.`);
  return secret;
}

export const keyFile = (dataDir: string, name: string): string => path.join(dataDir, 'keys', name);

/** The content of a file, or the given content if it does not exist: mode 0600, written atomically. */
export function keepOnce(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, make(), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Another process was first: its value counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
