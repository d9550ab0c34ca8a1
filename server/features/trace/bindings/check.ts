import type * as z from 'zod';
import { stateOf } from '#contract/codes/states.ts';
import { moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import type { bindCheck, bindChecked } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { countOf, readSelection, runsOfSelection } from '#server/identifiers/selection.ts';
import { checkBatch } from '#server/identifiers/bind.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { missing } from '#server/identifiers/refuse-move.ts';
import { firstRefused, previewMove, type Moving } from '#server/identifiers/move.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const shown = 20;

/** What binding these would do. Unknown codes are reported like those in a wrong state. */
export async function checkBinding(
  call: CallContext<z.output<typeof bindCheck>, StaffSession>,
): Promise<z.infer<typeof bindChecked>> {
  const { app, tx, session, input } = call;
  const { batch_id: batch, ...chosen } = input;
  const goods = batch ? await checkBatch(call, { batch_id: batch }, false) : {};
  const { found, unknown } = await readSelection(call, chosen);
  const known = {
    ...chosen,
    codes: chosen.codes.filter((text) => found.has(text)),
    ranges: chosen.ranges.filter((one) => found.has(one.first_code) && found.has(one.last_code)),
  };
  const examples = unknown.map((code) => ({ code: code.slice(0, 512), state: 'unknown' }));
  const isNothing =
    known.codes.length + known.ranges.length + known.ids.length === 0 && !known.pack_id;
  if (isNothing && unknown.length > 0)
    return { count: unknown.length, refused: unknown.length, examples: examples.slice(0, shown) };
  const runs = await runsOfSelection(call, known);
  const moving: Moving = {
    companyId: session.companyId,
    move: 'bind',
    called: bindingTexts.commands.bind,
    by: null,
    ...goods,
  };
  const count = Math.min(countOf(runs), moveLimits.most);
  const { total, wrong, misfits } = await previewMove(tx, moving, runs, false);
  if (total < count) throw missing(count - total);
  const refused = await firstRefused(tx, moving, runs, shown);
  const typed = new Map([...found].map(([text, seq]) => [seq, text]));
  const codes = await codeTexts(app, tx, session.companyId, refused);
  for (const { seq, state, misfit } of refused)
    examples.push({
      code: typed.get(seq) ?? codes.get(seq) ?? '',
      state: misfit ? 'otherPart' : stateOf(state),
    });
  return {
    count: count + unknown.length,
    refused: unknown.length + wrong + misfits,
    examples: examples.slice(0, shown),
  };
}
