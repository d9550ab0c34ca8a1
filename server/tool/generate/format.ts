import { readFileSync } from 'node:fs';

type Options = Record<string, unknown>;
let options: Options | undefined;

/** As `.oxfmtrc.json` says, so that what comes out passes the check of the house. */
function houseStyle(): Options {
  if (options) return options;
  const file = new URL('../../../.oxfmtrc.json', import.meta.url);
  const {
    $schema: _schema,
    ignorePatterns: _ignored,
    ...rules
  } = JSON.parse(readFileSync(file, 'utf8')) as Options;
  options = rules;
  return options;
}

/** A source as the house's formatter writes it; SQL stays as it is. */
export async function formatFile(path: string, code: string): Promise<string> {
  if (!/\.tsx?$/.test(path)) return code;
  // Loaded when it is first wanted: nothing else of the server needs it.
  const { format } = await import('oxfmt');
  const { code: formatted, errors } = await format(path, code, houseStyle());
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return formatted;
}
