import type { Readable } from 'node:stream';
import { defaultRegion, type Region } from '#contract/files.ts';

/** What a store needs to continue a long upload; kept in the upload's row. */
export type UploadState = Record<string, unknown> | null;
export type Stored = { place: string; state: UploadState };
export type Range = { start: number; end: number };

/** One storage for bytes. A `place` is a name made by us, never a user's. */
export type Store = {
  kind: 'disk' | 's3';
  /** Stores something small atomically: when this resolves it is durable. */
  put: (place: string, bytes: Buffer) => Promise<void>;
  /**
   * Continues a long upload from `offset`, with at most `most` bytes; throws `WrongOffset` if it does not end there.
   * Bytes that arrived are kept when the body breaks off: `size` says how many. `keep` is called with state that must
   * survive this process.
   */
  append: (
    upload: Stored,
    offset: number,
    body: Readable,
    most: number,
    keep: (state: UploadState) => Promise<void>,
  ) => Promise<{ size: number; state: UploadState }>;
  /** How much of a long upload has arrived. */
  sizeOf: (upload: Stored) => Promise<number>;
  /** Completes a long upload: from here on it is durable and readable. May be repeated. */
  seal: (upload: Stored) => Promise<void>;
  /** The sha-256 of a sealed file, in hexadecimal digits. */
  digest: (upload: Stored) => Promise<string>;
  /** Throws `Missing` if there is nothing. */
  read: (place: string, range?: Range) => Promise<Readable>;
  /** Removing what does not exist succeeds. */
  remove: (upload: Stored) => Promise<void>;
  /** A form for uploading directly to the object storage; undefined if there is none. */
  form: (
    prefix: string,
    mostBytes: number,
    seconds: number,
  ) => Promise<{ url: string; fields: Record<string, string> } | null>;
  /** Copies a directly uploaded file to our place; returns its size, or undefined if nothing arrived. */
  adopt: (key: string, place: string) => Promise<number | null>;
};

export class Missing extends Error {}

/** An upload is continued at another offset than where it ends. */
export class WrongOffset extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`the upload ends at ${size}`);
    this.size = size;
  }
}

export type Storage = {
  /** The store of a region and its code: a region without one uses the default. */
  at: (region: number) => { region: Region; store: Store };
  /** Origins that browsers upload to, for the page's policy. */
  origins: readonly string[];
  /** The same on nodes that store in the same places. */
  identity: string;
};

export function makeStorage(
  stores: Partial<Record<Region, Store>> & { 30: Store },
  { origins, identity }: Pick<Storage, 'origins' | 'identity'>,
): Storage {
  return {
    at: (code) => {
      const own = stores[code as Region];
      return own
        ? { region: code as Region, store: own }
        : { region: defaultRegion, store: stores[defaultRegion] };
    },
    origins,
    identity,
  };
}
