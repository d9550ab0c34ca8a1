import { runBackup } from './backup/program.ts';
import { runUpgradeCheck } from './upgrade-check.ts';

/** The commands of operators, each with the settings of the server: what the bundle of them runs. */
export async function operate(
  [command = '', ...rest]: string[],
  environment: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  if (command === 'upgrade:check') await runUpgradeCheck(rest, environment, print);
  else await runBackup([command, ...rest], environment, print);
}
