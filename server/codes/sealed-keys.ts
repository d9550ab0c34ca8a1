import type { App } from '../app.ts';

const encoding = 'base64';

/** A company's key as stored. */
export const sealKey = (app: App, companyId: number, key: Buffer): Buffer =>
  app.secrets.seal('secret_key', companyId, key.toString(encoding));
export const openKey = (app: App, companyId: number, sealed: Buffer): Buffer =>
  Buffer.from(app.secrets.open('secret_key', companyId, sealed), encoding);
