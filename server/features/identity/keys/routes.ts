import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  keyCalls,
  keyRow,
  type keyFilter,
  type SecretKey,
} from '#contract/features/identity/keys/contract.ts';
import { keyTexts } from '#contract/features/identity/keys/texts.ts';
import { dropKept, keepShipped } from '#server/codes/kept-codes.ts';
import { holdKeys, makeKey } from '#server/codes/keys.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { oneOf } from '#server/records/filters.ts';
import { inOrder, listPage, plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import {
  lockRecord,
  updateRecord,
  updateRecords,
  type RecordTable,
} from '#server/records/write.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';

// Only the columns of the contract's row are read here, never the key itself.
const list: ListPlan<z.output<typeof keyFilter>, SecretKey, StaffSession> = {
  table: 'secret_key',
  filters: { purpose: oneOf('purpose'), state: oneOf('state') },
  order: () => sql`purpose, generation desc`,
  rows: plainRows('secret_key', keyRow),
};
const table: RecordTable = { name: 'secret_key', fields: keyTexts.fields };
const target = 'secretKey';
type Held = Pick<
  SecretKey,
  'id' | 'version' | 'state' | 'purpose' | 'generation' | 'keeps_shipped'
>;

export const keyEndpoints = [
  serve(keyCalls.index, (call) => listPage(list, call, call.input)),
  serve(keyCalls.rotate, async (call) => {
    const { app, tx, session, input, changed, tell } = call;
    const company = session.companyId;
    await holdKeys(tx, company);
    const retired = await tx
      .selectFrom('secret_key')
      .select('id')
      .where('company_id', '=', company)
      .where('purpose', '=', input.purpose)
      .where('state', '=', 'active')
      .forUpdate()
      .execute();
    const ids = retired.map(({ id }) => id);
    await updateRecords(tx, table, session, ids, { state: 'retiring' });
    for (const id of ids) changed(target, id, { state: 'active' }, { state: 'retiring' });
    const { id, generation } = await makeKey(app, tx, company, input.purpose, session.accountId);
    changed(target, id, null, { purpose: input.purpose, generation, state: 'active' });
    tell(keyTexts.done.rotate, { n: generation });
    return (await inOrder(list, call, [id]))[0]!;
  }),
  serve(
    keyCalls.revoke,
    async (call) => {
      const { app, tx, session, input, changed, afterCommit, tell } = call;
      const { id, version, reason, keeps_shipped: keeps } = input;
      const company = session.companyId;
      await holdKeys(tx, company);
      const names = ['state', 'purpose', 'generation', 'keeps_shipped'];
      const before = await lockRecord<Held>(tx, table, session, id, names);
      if (keeps && before.purpose === 'signature')
        throw new Refusal(keyTexts.errors.notKept, {
          code: codes.invalid,
          field: 'keeps_shipped',
        });
      // What was kept the first time may be revoked, too.
      if (before.state === 'revoked' && (!before.keeps_shipped || keeps))
        throw new Refusal(keyTexts.errors.revoked);
      editLocked(before, version, { state: 'revoked', keeps_shipped: keeps });
      await updateRecord(tx, table, session, id, {
        ...{ state: 'revoked', reason, keeps_shipped: keeps },
      });
      changed(
        target,
        id,
        { state: before.state, keeps_shipped: before.keeps_shipped },
        { state: 'revoked', reason, keeps_shipped: keeps },
      );
      if (keeps) tell(keyTexts.done.keep, { n: await keepShipped(tx, company, id) });
      else await dropKept(tx, company, id);
      if (before.state === 'active') {
        // Code making goes on without a pause.
        const next = await makeKey(app, tx, company, before.purpose, session.accountId);
        const { generation } = next;
        changed(target, next.id, null, { purpose: before.purpose, generation, state: 'active' });
      }
      await notify(tx, app.cluster, actorOf(session), {
        to: { company, holding: 'identity:key:view' },
        type: 5,
        sentence: keeps ? 'keyRevokedInPart' : 'keyRevoked',
        params: { user: session.realname, n: before.generation },
        createUser: session.realname,
      });
      afterCommit(await app.cluster.tellAndWait(tx, { topic: 'key', company, id }));
      return (await inOrder(list, call, [id]))[0]!;
    },
    { done: keyTexts.done.revoke },
  ),
];
