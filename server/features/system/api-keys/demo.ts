import { makeKey } from '#server/access/api-keys.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';

/** A key of each company of the demo that was used once and revoked; nobody knows it. */
export const apiKeyDemo: DemoStep = async (tx) => {
  await tx
    .insertInto('api_key')
    .values(
      [1, 38].map((company) => ({
        company_id: company,
        name: 'ERP 对接（旧）',
        ...makeKey().columns,
        permissions: ['product:part:view'],
        state: 'revoked' as const,
        reason: '已换成新系统',
      })),
    )
    .execute();
};
