import { sql } from 'kysely';
import type * as z from 'zod';
import { identifierStates } from '#contract/codes/states.ts';
import {
  risks,
  type Identifier,
  type identifierFilter,
} from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/contract.ts';
import { readIdentifiers } from '#server/identifiers/identifier-rows.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { inPack, isAfter, isBefore, isCalled } from './filters.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const identifierList: ListPlan<
  z.output<typeof identifierFilter>,
  Identifier,
  StaffSession
> = {
  table: 'identifier',
  key: 'seq',
  filters: {
    keyword: isCalled,
    first_code: isAfter,
    last_code: isBefore,
    pack_id: inPack,
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    parent_id: equals('parent_seq'),
    dealer_id: equals('dealer_id'),
    held_since: within('held_since'),
    level: (given) => oneOf('level')(given.map((name) => levels.indexOf(name))),
    state: (given) => oneOf('state')(given.map((name) => identifierStates[name])),
    risk: (given) => oneOf('risk')(given.map((name) => risks.indexOf(name))),
  },
  sorts: { id: sql.ref('seq') },
  rows: readIdentifiers,
};
