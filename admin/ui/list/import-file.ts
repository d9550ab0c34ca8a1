import { ApiError, sendForm, type DataCall } from '#admin/app/api.ts';
import { limits } from '#contract/limits.ts';

export type RowError = { row: number; field: string; msg: string };
export type ImportResult =
  | { kind: 'ok'; rows: number }
  | { kind: 'refused'; msg: string; rows: number; errors: RowError[] }
  /** Nobody knows whether the server did it. */
  | { kind: 'unanswered'; msg: string };

const patience = 300_000;

/** Why a file cannot even be sent. */
export function fileFault(file: Pick<File, 'name' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (!/\.xlsx?$/i.test(file.name)) return 'wrongType';
  return file.size > limits.importBytes ? 'tooLarge' : null;
}

/** Sends a file; `check` lets the server look through all of it and write nothing. */
export async function importFile(
  call: DataCall,
  file: File,
  { check, ...given }: { check: boolean; signal?: AbortSignal; idempotencyKey?: string },
): Promise<ImportResult> {
  const form = new FormData();
  // Fields before the file: a server that reads as it comes knows them then.
  if (check) form.append('check', '1');
  form.append('file', file);
  try {
    const options = { ...given, quiet: true, timeout: patience };
    const { data } = await sendForm(call, form, options);
    return { kind: 'ok', rows: (data as { rows: number }).rows };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.code <= 0 || failure.code >= 500) return { kind: 'unanswered', msg: failure.msg };
    const { rows = 0, errors = [] } = (failure.data ?? {}) as Partial<{
      rows: number;
      errors: RowError[];
    }>;
    return { kind: 'refused', msg: failure.msg, rows, errors };
  }
}

/** The mistakes as lines of text, tabs between, as a spreadsheet takes them. */
export function errorLines(
  errors: readonly RowError[],
  head: readonly string[],
  labelOf: (field: string) => string,
): string {
  const lines = errors.map(({ row, field, msg }) => [row, labelOf(field), msg].join('\t'));
  return [head.join('\t'), ...lines].join('\n');
}
