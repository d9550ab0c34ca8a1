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

/** A tool for development, loaded when it is first wanted; a packed installation has none. */
async function findFormatter() {
  try {
    return (await import('oxfmt')).format;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** A source as the house's formatter writes it, where that is installed; SQL stays as it is. */
export async function formatFile(path: string, code: string): Promise<string> {
  if (!/\.tsx?$/.test(path)) return code;
  const format = await findFormatter();
  if (!format) return code;
  const { code: formatted, errors } = await format(path, code, houseStyle());
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return formatted;
}
