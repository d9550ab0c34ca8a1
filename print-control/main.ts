import { resolve } from 'node:path';
import { readLanguage } from '#contract/language.ts';
import { printControl } from '#contract/print-control.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { openControl } from './control.ts';
import { serveLocally } from './local-server.ts';
import { beTheOnlyOne } from './only-one.ts';
import { usualFolder } from './state.ts';
import { texts } from './texts.ts';

/** Set when the program is bundled. */
declare const programVersion: string;

const port = Number(process.env.SUYUAN_PRINT_PORT ?? printControl.port);
const address = `http://127.0.0.1:${port}`;
const language = readLanguage(Intl.DateTimeFormat().resolvedOptions().locale);
const tell = (text: Text, params?: TextParams) => console.log(say(text, language, params));
const fail = (text: Text, params?: TextParams): never => {
  console.error(say(text, language, params));
  process.exit(1);
};

async function start(): Promise<void> {
  const folder = resolve(usualFolder());
  if (!(await beTheOnlyOne(folder))) fail(texts.isRunning);
  const control = openControl(folder, programVersion);
  const server = await serveLocally(control, port).catch(() => fail(texts.portTaken, { port }));
  const stop = () => {
    server.close();
    control.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  tell(texts.started, { version: programVersion, address });
}

type Said = { data?: unknown; msg?: string };
/** Asks the program that is running on this computer. */
async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    headers: { 'accept-language': language.replace('_', '-'), 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => fail(texts.notRunning));
  const said = (await answer.json()) as Said;
  if (answer.ok) return said.data;
  console.error(said.msg);
  return process.exit(1);
}

async function main([command, ...rest]: string[]): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(texts.needsNode);
  if (command === undefined) return start();
  if (command === 'pair' && rest.length === 2) {
    const [server, code] = rest;
    tell(texts.paired, (await ask('/pair', { server, code })) as TextParams);
  } else if (command === 'unpair') {
    await ask('/unpair', {});
    tell(texts.unpairedNow);
  } else if (command === 'status') console.log(JSON.stringify(await ask('/status'), null, 2));
  else fail(texts.usage);
}

await main(process.argv.slice(2));
