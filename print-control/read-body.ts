import { isAbsolute } from 'node:path';
import { Mistake } from './control.ts';
import type { Answer } from './run-job.ts';
import type { Format, OwnPrinter } from './state.ts';

export type Body = Record<string, unknown>;
const wrong = () => new Mistake(422, 'input');

export function readText(value: unknown, most: number): string {
  if (typeof value !== 'string') throw wrong();
  const text = value.trim();
  if (text === '' || text.length > most) throw wrong();
  return text;
}

export function readNumber(value: unknown, most = 2_147_483_647): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most)
    throw wrong();
  return value;
}

export function readFormat(value: unknown): Format | undefined {
  if (value === undefined || value === null) return undefined;
  if (value !== 'zpl' && value !== 'pdf') throw wrong();
  return value;
}

export function readAnswer(value: unknown): Answer {
  if (value !== 'printed' && value !== 'not' && value !== 'spoiled') throw wrong();
  return value;
}

const resolutions = [203, 300, 600];

export function readPrinter(body: Body): Omit<OwnPrinter, 'id'> {
  const dpi = readNumber(body.dpi ?? resolutions[0]);
  if (!resolutions.includes(dpi)) throw wrong();
  const format = readFormat(body.format) ?? 'zpl';
  const common = { name: readText(body.name, 120), dpi };
  if (body.kind === 'tcp') {
    const host = readText(body.host, 253);
    if (!/^[\w.:-]+$/.test(host) || format !== 'zpl') throw wrong();
    const printer = {
      ...common,
      format,
      kind: body.kind,
      host,
      port: readNumber(body.port, 65_535),
    };
    return printer as Omit<OwnPrinter, 'id'>;
  }
  if (body.kind !== 'file') throw wrong();
  const folder = readText(body.folder, 500);
  if (!isAbsolute(folder)) throw wrong();
  return { ...common, format, kind: body.kind, folder } as Omit<OwnPrinter, 'id'>;
}
