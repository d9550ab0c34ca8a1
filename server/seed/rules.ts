import type { App } from '../app.ts';
import { activeKey, makeKey } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { createRule } from '../codes/rules.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Rules of the demo in every state, and the first keys. */
export async function createRules(tx: Tx, app: App): Promise<void> {
  const machine = {
    name: '整机序列号',
    kind: 'own' as const,
    remark: '机身铭牌与包装箱',
    segments: [
      { kind: 'constant' as const, text: 'QS' },
      { kind: 'part' as const, take: 'model' as const, width: 4 },
      { kind: 'date' as const, format: 'YYMM' as const },
      { kind: 'sequence' as const, width: 6, radix: 10, reset: 'month' as const },
    ],
  };
  const first = await createRule(tx, 1, { ...machine, state: 'expired', create_time: daysAgo(80) });
  const [prefix, ...rest] = machine.segments;
  await createRule(tx, 1, {
    ...machine,
    after: first,
    state: 'effective',
    create_time: daysAgo(30),
    separator: '-',
    segments: [
      prefix!,
      ...rest,
      { kind: 'random', width: 6, alphabet: 'mixed' },
      { kind: 'check', method: 'mod36' },
    ],
  });
  await createRule(tx, 1, {
    name: '配件流水号',
    kind: 'own',
    create_time: daysAgo(3),
    segments: [
      { kind: 'constant', text: 'QSP' },
      { kind: 'batch', width: 5 },
      { kind: 'sequence', width: 5, radix: 32, reset: 'batch' },
    ],
  });
  await createRule(tx, 38, {
    name: '乳品追溯码',
    kind: 'own',
    state: 'effective',
    create_time: daysAgo(40),
    segments: [
      { kind: 'constant', text: 'YH' },
      { kind: 'date', format: 'YYMMDD' },
      { kind: 'line', width: 2 },
      { kind: 'sequence', width: 6, radix: 10, reset: 'day' },
      { kind: 'random', width: 7, alphabet: 'mixed' },
    ],
  });
  for (const company of [1, 38])
    for (const purpose of ['code', 'covert'] as const) await activeKey(app, tx, company, purpose);
}

/** Codes are made with a new key from now on. */
export async function rotateCodeKey(app: App, tx: Tx, companyId: number): Promise<void> {
  await tx
    .updateTable('secret_key')
    .set({ state: 'retiring', version: 2 })
    .where('company_id', '=', companyId)
    .where('purpose', '=', 'code')
    .execute();
  await makeKey(app, tx, companyId, 'code');
}
