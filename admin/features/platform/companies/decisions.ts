import type * as z from 'zod';
import {
  approveInput,
  reasonInput,
  resumeInput,
} from '#contract/features/platform/companies/contract.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';

export type Decision = 'approve' | 'version' | 'reject' | 'suspend' | 'resume';

type Rule = {
  from: number;
  can: Permission;
  /** The input, validated like on the server. */
  schema: z.ZodObject;
  isMain: boolean;
};

const named = { id: true, version: true } as const;

/** The possible decisions, in the order of the buttons. */
export const decisions: Record<Decision, Rule> = {
  reject: {
    from: verifyStatus.pending,
    can: 'platform:company:verify',
    schema: reasonInput.omit(named),
    isMain: false,
  },
  approve: {
    from: verifyStatus.pending,
    can: 'platform:company:verify',
    schema: approveInput.omit(named),
    isMain: true,
  },
  version: {
    from: verifyStatus.verified,
    can: 'platform:company:version',
    schema: approveInput.omit(named),
    isMain: true,
  },
  suspend: {
    from: verifyStatus.verified,
    can: 'platform:company:suspend',
    schema: reasonInput.omit(named),
    isMain: false,
  },
  resume: {
    from: verifyStatus.suspended,
    can: 'platform:company:suspend',
    schema: resumeInput.omit(named),
    isMain: true,
  },
};

/** The decisions possible in a status, with permission. */
export function possibleDecisions(status: number, may: (right: Permission) => boolean): Decision[] {
  return (Object.keys(decisions) as Decision[]).filter(
    (one) => decisions[one].from === status && may(decisions[one].can),
  );
}
