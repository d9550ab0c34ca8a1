import type { Scene } from '#blocks/kit/scene.ts';

/** Whether this scan belongs to an audience. Without a scan the page is a preview. */
const tests: Record<string, (scene: Scene) => boolean> = {
  first: ({ answer }) => answer?.verdict === 'GENUINE_FIRST',
  repeat: ({ answer }) => answer?.verdict === 'GENUINE_REPEAT',
  suspicious: ({ answer }) => answer?.verdict === 'SUSPECT_CLONE' || answer?.verdict === 'CAUTION',
  inactive: (scene) => warrantyOf(scene) === 'inactive',
  activated: (scene) => warrantyOf(scene) === 'running',
  expired: (scene) => warrantyOf(scene) === 'over',
  unknown: ({ answer }) => answer !== null && answer.result === null,
};

function warrantyOf({ answer }: Scene): 'none' | 'inactive' | 'running' | 'over' {
  const result = answer?.result;
  if (!result) return 'none';
  if (result.expire_time === 0) return result.expire_month > 0 ? 'inactive' : 'none';
  return result.expire_remain_day > 0 ? 'running' : 'over';
}

/** Whether the page is shown to one of these audiences; an empty list means everybody. */
export const isFor = (audience: readonly string[], scene: Scene): boolean =>
  audience.length === 0 || audience.some((name) => tests[name]?.(scene) ?? false);
