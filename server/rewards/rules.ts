import { codes } from '#contract/envelope.ts';
import type {
  CampaignInput,
  Prize,
  PrizeInput,
} from '#contract/features/sale/campaigns/contract.ts';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';

const { errors, fields } = campaignTexts;

/** A campaign as it is stored. */
export type StoredCampaign = {
  state: CampaignState;
  start_time: Date;
  end_time: Date;
  budget: number;
  spent: number;
  per_person: number;
  needs_sms: boolean;
  part_ids: number[];
  prizes: Prize[];
};

const about = (text: Text, field: keyof typeof fields, at: string = field) =>
  new Refusal(
    inEveryLanguage((one) => say(text, one, { field: say(fields[field], one) })),
    { code: codes.conflict, field: at },
  );

/** Refuses times in the wrong order. */
export function checkTimes({ start_time: start, end_time: end }: CampaignInput): void {
  if (Date.parse(end) <= Date.parse(start))
    throw new Refusal(errors.endsFirst, { code: codes.invalid, field: 'end_time' });
}

/** The same parts in whatever order. */
const namesOf = (ids: readonly number[]) =>
  [...new Set(ids)].toSorted((one, other) => one - other).join();

/** What consumers were promised stays: once started, texts and the end may change, and there may be more of everything. */
export function checkStarted(input: CampaignInput, before: StoredCampaign): void {
  if (before.state === 'draft') return;
  if (before.state === 'ended') throw new Refusal(errors.ended, { code: codes.conflict });
  if (Date.parse(input.start_time) !== before.start_time.getTime())
    throw about(errors.fixed, 'start_time');
  if (input.per_person < before.per_person) throw about(errors.onlyMore, 'per_person');
  if (input.needs_sms !== before.needs_sms) throw about(errors.fixed, 'needs_sms');
  if (namesOf(input.part_ids) !== namesOf(before.part_ids)) throw about(errors.fixed, 'part_ids');
  if (input.budget < before.budget) throw about(errors.onlyMore, 'budget');
  checkPrizes(input.prizes, before.prizes);
}

function checkPrizes(prizes: readonly PrizeInput[], before: readonly Prize[]): void {
  if (prizes.length !== before.length)
    throw new Refusal(errors.samePrizes, { code: codes.conflict, field: 'prizes' });
  for (const [at, prize] of prizes.entries()) {
    const was = before.find(({ id }) => id === prize.id);
    if (!was) throw new Refusal(errors.samePrizes, { code: codes.conflict, field: 'prizes' });
    for (const field of ['kind', 'amount', 'points', 'odds'] as const)
      if (prize[field] !== was[field]) throw about(errors.fixed, field, `prizes.${at}.${field}`);
    if (prize.quantity < was.quantity)
      throw about(errors.onlyMore, 'quantity', `prizes.${at}.quantity`);
  }
}

/** What stands in the way of starting. */
export function checkStart({ name, end_time: end, prizes }: StoredCampaign & { name: string }) {
  const refuse = (text: Text, params: Record<string, string>) =>
    new Refusal(text, { code: codes.conflict, params });
  if (prizes.length === 0) throw refuse(errors.startsWithout, { name });
  const empty = prizes.find((prize) => prize.kind === 'code' && prize.codes === 0);
  if (empty) throw refuse(errors.withoutCodes, { prize: empty.name });
  if (end.getTime() <= Date.now()) throw refuse(errors.isOver, { name });
}
