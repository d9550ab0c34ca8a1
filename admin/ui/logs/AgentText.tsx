import { useSay } from '#admin/app/language.ts';
import type { LoginLog } from '#contract/features/logs/login-log/contract.ts';
import { loginLogTexts as texts } from '#contract/features/logs/login-log/texts.ts';

/** Browser, system and device, as far as known. */
export function AgentText({
  browser,
  system,
  device,
}: Pick<LoginLog, 'browser' | 'system' | 'device'>) {
  const say = useSay();
  const words = [browser, system, say(texts.devices[device])].filter(Boolean).join(' · ');
  return <span title={words}>{words}</span>;
}
