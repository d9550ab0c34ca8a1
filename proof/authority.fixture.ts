import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tags, within, writeDer, readDer } from './der.ts';

const config = `
[req]
distinguished_name = dn
prompt = no
[dn]
CN = somebody
[root]
basicConstraints = critical,CA:TRUE
subjectKeyIdentifier = hash
[stamps]
extendedKeyUsage = critical,timeStamping
subjectKeyIdentifier = hash
[mild]
extendedKeyUsage = timeStamping
[site]
extendedKeyUsage = critical,serverAuth
[authority]
serial = serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha512
ess_cert_id_chain = yes
`;
const keys = {
  ec: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  ec384: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  rsa: ['rsa:2048'],
} as const;
type Signer = { kind?: keyof typeof keys; use?: 'stamps' | 'mild' | 'site'; days?: number };
const request = Buffer.from('0609608648016503040201', 'hex');

/** A time-stamping authority that really signs, by OpenSSL; and what a false one would sign. */
export function makeAuthority() {
  const folder = mkdtempSync(path.join(tmpdir(), 'authority-'));
  const at = (name: string) => path.join(folder, name);
  const run = (...args: string[]) =>
    execFileSync('openssl', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, OPENSSL_CONF: at('openssl.cnf') },
    });
  writeFileSync(at('openssl.cnf'), config);
  run(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-extensions', 'root'],
    ...['-subj', '/CN=Root of the test', '-keyout', 'root.key', '-out', 'root.pem'],
  );
  let made = 0;

  /** A certificate of the authority and its key, by the names of their files. */
  function certify({ kind = 'ec', use = 'stamps', days = 10 }: Signer = {}): string {
    const name = `signer-${(made += 1)}`;
    run(
      ...['req', '-newkey', ...keys[kind], '-nodes', '-subj', '/O=Test/CN=Clock of the test'],
      ...['-keyout', `${name}.key`, '-out', `${name}.csr`],
    );
    run(
      ...['x509', '-req', '-in', `${name}.csr`, '-CA', 'root.pem', '-CAkey', 'root.key'],
      ...['-CAcreateserial', '-days', String(days), '-extfile', 'openssl.cnf'],
      ...['-extensions', use, '-out', `${name}.pem`],
    );
    return name;
  }
  const fingerprint = (name: string) =>
    /=([0-9A-F:]+)/.exec(
      run('x509', '-in', `${name}.pem`, '-noout', '-fingerprint', '-sha256').toString(),
    )![1]!;

  return {
    certify,
    fingerprint,
    /** What it answers a request. */
    answer: (query: Uint8Array, signer: string): Uint8Array => {
      writeFileSync(at('query.tsq'), query);
      run(
        ...['ts', '-reply', '-queryfile', 'query.tsq', '-config', 'openssl.cnf'],
        ...['-section', 'authority', '-inkey', `${signer}.key`, '-signer', `${signer}.pem`],
        ...['-chain', 'root.pem', '-out', 'answer.tsr'],
      );
      return new Uint8Array(readFileSync(at('answer.tsr')));
    },
    /** A token that states whatever it is told to. */
    sign: ({ hash, nonce, time }: Stated, signer: string): Uint8Array => {
      writeFileSync(at('info.der'), writeInfo(hash, nonce, time));
      run(
        ...['cms', '-sign', '-binary', '-nodetach', '-cades', '-md', 'sha256'],
        ...['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-in', 'info.der'],
        ...['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-certfile', 'root.pem'],
        ...['-outform', 'DER', '-out', 'token.der'],
      );
      return new Uint8Array(readFileSync(at('token.der')));
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Stated = { hash: Uint8Array; nonce: Uint8Array; time: Date };

const writeInfo = (hash: Uint8Array, nonce: Uint8Array, time: Date): Uint8Array =>
  writeDer(
    tags.sequence,
    writeDer(tags.integer, Uint8Array.of(1)),
    writeDer(tags.oid, Uint8Array.of(0x2a, 0x03, 0x04, 0x01)),
    writeDer(
      tags.sequence,
      writeDer(tags.sequence, request, Uint8Array.of(0x05, 0)),
      writeDer(tags.octets, hash),
    ),
    writeDer(tags.integer, Uint8Array.of(7)),
    writeDer(
      tags.time,
      new TextEncoder().encode(`${time.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`),
    ),
    writeDer(tags.integer, nonce),
  );

/** The answer in which an authority hands over a token, or says no. */
export const wrapToken = (token: Uint8Array | null, status = 0): Uint8Array =>
  writeDer(
    tags.sequence,
    writeDer(
      tags.sequence,
      writeDer(tags.integer, Uint8Array.of(status)),
      ...(token ? [] : [writeDer(tags.sequence, writeDer(0x0c, new TextEncoder().encode('no')))]),
    ),
    ...(token ? [token] : []),
  );

/** The hash and the nonce that a request asks for. */
export function readQuery(query: Uint8Array): { hash: Uint8Array; nonce: Uint8Array } {
  const [, imprint, nonce] = within(readDer(query), tags.sequence);
  return { hash: within(imprint)[1]!.body, nonce: nonce!.body };
}
