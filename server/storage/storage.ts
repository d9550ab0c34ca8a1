import type { Readable } from 'node:stream';
import { defaultRegion, type Region } from '#contract/files.ts';

/** What a store needs to go on with a long upload; kept in the upload's row. */
export type UploadState = Record<string, unknown> | null;
export type Stored = { place: string; state: UploadState };
export type Range = { start: number; end: number };

/** One place where bytes are kept. A `place` is a name of our own making, never a user's. */
export type Store = {
  kind: 'disk' | 's3';
  /** Keeps something small whole: when this ends it is safe, and nobody has seen half of it. */
  put: (place: string, bytes: Buffer) => Promise<void>;
  /**
   * Goes on with a long upload from `offset`, with `most` bytes at most; throws `WrongOffset` where it does not end there.
   * What came is kept also when the body breaks off: `size` says how much that is. `keep` is told of a state that must
   * outlive this process.
   */
  append: (
    upload: Stored,
    offset: number,
    body: Readable,
    most: number,
    keep: (state: UploadState) => Promise<void>,
  ) => Promise<{ size: number; state: UploadState }>;
  /** How much of a long upload is there. */
  sizeOf: (upload: Stored) => Promise<number>;
  /** Ends a long upload: from here on it is safe and can be read. May be repeated. */
  seal: (upload: Stored) => Promise<void>;
  /** The sha-256 of what was sealed, in hexadecimal digits. */
  digest: (upload: Stored) => Promise<string>;
  /** Throws `Missing` where there is nothing. */
  read: (place: string, range?: Range) => Promise<Readable>;
  /** Nothing there is as good as removed. */
  remove: (upload: Stored) => Promise<void>;
  /** A form by which a client sends a file straight to the object storage; nothing where there is none. */
  form: (
    prefix: string,
    mostBytes: number,
    seconds: number,
  ) => Promise<{ url: string; fields: Record<string, string> } | null>;
  /** Copies what a client sent by such a form to a place of ours; its size, or nothing where nothing came. */
  adopt: (key: string, place: string) => Promise<number | null>;
};

export class Missing extends Error {}

/** Somebody goes on with an upload elsewhere than where it ends. */
export class WrongOffset extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`the upload ends at ${size}`);
    this.size = size;
  }
}

export type Storage = {
  /** The store of a region, and the code it really is: one without its own is the default's. */
  at: (region: number) => { region: Region; store: Store };
  /** Origins that browsers send forms to, for the page's policy. */
  origins: readonly string[];
};

export function makeStorage(
  stores: Partial<Record<Region, Store>> & { 30: Store },
  origins: readonly string[],
): Storage {
  return {
    at: (code) => {
      const own = stores[code as Region];
      return own
        ? { region: code as Region, store: own }
        : { region: defaultRegion, store: stores[defaultRegion] };
    },
    origins,
  };
}
