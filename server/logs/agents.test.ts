import { expect, test } from 'vitest';
import { readAgent } from './agents.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    { browser: 'Chrome 130', system: 'Windows', device: 'computer' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    { browser: 'Edge 130', system: 'Windows', device: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 17', system: 'iOS', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    { browser: 'Chrome 129', system: 'Android', device: 'tablet' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; M2102) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    { browser: 'WeChat 8', system: 'Android', device: 'phone' },
  ],
  ['curl/8.5.0', { browser: 'curl/8.5.0', system: '', device: 'program' }],
  ['', { browser: '', system: '', device: 'unknown' }],
])('%s is read', (text, agent) => {
  expect(readAgent(text)).toEqual(agent);
});
