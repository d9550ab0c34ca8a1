import { crc32, deflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';

type Value = string | number | boolean | Date | null | { f: string } | XLSX.CellObject;

/** A workbook as Excel would save it. */
export function makeBook(
  sheets: Record<string, readonly (readonly Value[])[]>,
  type: 'xlsx' | 'biff8' = 'xlsx',
  change: (book: XLSX.WorkBook) => void = () => undefined,
): Buffer {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = XLSX.utils.aoa_to_sheet(rows as unknown[][], { UTC: true });
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  change(book);
  return XLSX.write(book, { type: 'buffer', bookType: type }) as Buffer;
}

type Part = { name: string; body: Buffer; size?: number; flags?: number };

/** A zip whose directory may lie. */
export function makeZip(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, body, size = body.length, flags = 0 } of parts) {
    const packed = deflateRawSync(body);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(body), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    pieces.push(Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), head, place, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, list, end]);
}

/** What Excel saves when a workbook is given a password: everything inside an opaque stream. */
export function makeEncrypted(): Buffer {
  const { CFB } = XLSX as unknown as {
    CFB: {
      utils: { cfb_new: () => object; cfb_add: (file: object, name: string, body: Buffer) => void };
      write: (file: object, options: object) => Buffer;
    };
  };
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(200, 1));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(9_000, 7));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
