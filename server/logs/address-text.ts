import { BlockList, isIP } from 'node:net';
import { loginLogTexts } from '#contract/features/logs/login-log/texts.ts';
import type { Language } from '#contract/language.ts';
import { countryName } from '#contract/countries.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import { placeOf } from '../places.ts';

const local = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(net, prefix, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

// The same few addresses are in most rows of a log.
const known = new Map<string, string>();
const mostKnown = 5_000;

/** The location of an address as text; empty if unknown. Cities only have Chinese names. */
export function addressText(address: string, language: Language): string {
  const key = `${language} ${address}`;
  let words = known.get(key);
  if (words === undefined) {
    words = findWords(address, language);
    known.set(key, words);
    if (known.size > mostKnown) known.delete(known.keys().next().value!);
  }
  return words;
}

function findWords(address: string, language: Language): string {
  const family = isIP(address);
  if (family === 0) return '';
  if (local.check(address, family === 6 ? 'ipv6' : 'ipv4'))
    return say(loginLogTexts.localNetwork, language);
  const { province, city } = placeOf(address);
  const found = provinceOf(province);
  if (!found) return countryName(city, language);
  const name = say(found.name, language);
  return language === 'zh_CN' && city !== '' && !city.startsWith(name) ? `${name} ${city}` : name;
}
