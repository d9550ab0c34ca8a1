import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, libraryPath, unpackPackages, writeFontConfiguration } from './debian.ts';

/** How to launch the browser; without a path Playwright takes its own. */
export interface Browser {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // 3D without a graphics card.
  '--enable-unsafe-swiftshader',
  // Windows live for seconds: compiling their scripts for speed costs more than it saves, as do threads that clear memory
  // beside them. Together that is a quarter of a window's processor time.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
];

type Candidate = { executablePath?: string; env?: Record<string, string> } | undefined;

const installed = (...names: string[]): Candidate => {
  const path = names.map(findProgram).find((one) => one !== undefined);
  return path ? { executablePath: path } : undefined;
};

// Tried in this order; CHROMIUM_FROM names one of them to try nothing else. The shell has no windows, and none of the
// processes that draw their frames, so it comes before every whole browser.
const sources: Record<string, () => Candidate> = {
  shell: () => installed('chromium-headless-shell'),
  playwright: () => ({}),
  debian: () => {
    const tree = unpackPackages('chromium', ['chromium-headless-shell', 'chromium-common']);
    if (!tree) return undefined;
    return {
      executablePath: join(tree, 'usr/lib/chromium/chromium-headless-shell'),
      env: { LD_LIBRARY_PATH: libraryPath(tree), FONTCONFIG_FILE: writeFontConfiguration([tree]) },
    };
  },
  system: () => installed('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
  installer: () => {
    const { status } = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
      stdio: 'inherit',
      timeout: 300_000,
    });
    return status === 0 ? {} : undefined;
  },
};

/** Finds a browser that really starts, fetching one if need be. Workers learn of it through the environment. */
export async function findBrowser(): Promise<Browser> {
  if (process.env.E2E_BROWSER) return JSON.parse(process.env.E2E_BROWSER) as Browser;
  const browser = await search();
  const complete = { ...browser, env: { ...browser.env, ...chineseFonts(browser) } };
  process.env.E2E_BROWSER = JSON.stringify(complete);
  return complete;
}

async function search(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    const browser = await trial({ executablePath: given });
    if (browser) return browser;
    throw new Error(`CHROMIUM_PATH is ${given}, but no Chromium starts from there.`);
  }
  const only = process.env.CHROMIUM_FROM;
  for (const [name, offer] of Object.entries(sources)) {
    const browser = !only || only === name ? await trial(offer()) : undefined;
    if (browser) return browser;
  }
  throw new Error(
    'The browser tests need Chromium, and none was found or could be fetched; install one, or set CHROMIUM_PATH.',
  );
}

async function trial(candidate: Candidate): Promise<Browser | undefined> {
  if (!candidate) return undefined;
  const inherited = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const browser = {
    ...candidate,
    args,
    env: { ...Object.fromEntries(inherited), ...candidate.env },
  };
  try {
    await (await chromium.launch(browser)).close();
    return { ...browser, env: candidate.env ?? {} };
  } catch {
    return undefined;
  }
}

// Without a Chinese font every text is a row of boxes, and a screenshot of it shows nothing.
function chineseFonts(browser: Browser): Record<string, string> {
  if (process.platform !== 'linux' || hasChineseFont()) return {};
  const tree = unpackPackages('fonts', ['fonts-noto-cjk']);
  if (!tree) {
    console.log('No Chinese font was found or could be fetched: screenshots will show boxes.');
    return {};
  }
  const others = browser.executablePath?.endsWith('chromium-headless-shell')
    ? [join(browser.executablePath, '../../../..')]
    : [];
  return { FONTCONFIG_FILE: writeFontConfiguration([...others, tree]) };
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}
