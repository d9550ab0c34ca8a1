import { useMemo, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import type { FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  resourceOf,
  type Column,
  type Filter,
  type FilterName,
  type RowAction,
} from '#admin/ui/list/types.ts';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  linkMoves,
  linkStates,
  partnerTexts,
  type LinkMove,
  type LinkState,
  type Partner,
  type PartnerCalls,
} from '#contract/partners.ts';
import { tokenIn, type Invitation } from '#contract/invitation.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { linkTones, moveQuestions, partnerFormTexts as texts, type AskingMove } from './texts.ts';
import type { RecordOf } from '#admin/ui/record/record-of.tsx';

const InvitationDialog = lazyComponent(
  async () => (await import('#admin/ui/people/InvitationDialog.tsx')).InvitationDialog,
);
const TakeInvitation = lazyComponent(
  async () => (await import('./TakeInvitation.tsx')).TakeInvitation,
);
const LinkDialog = lazyComponent(async () => (await import('./LinkDialog.tsx')).LinkDialog);

type PartnerListProps = {
  calls: PartnerCalls;
  title: Text;
  texts: RecordTexts;
  form: ComponentType<FormProps<Partner>>;
  /** The page of one of them. */
  record: RecordOf;
};

/** What can be changed in several rows at once. */
const many = {
  contact: <TextField field="contact" />,
  address: <TextField field="address" />,
  remark: <TextField field="remark" rows={2} />,
};

const columnsOf = (calls: PartnerCalls): Column<Partner>[] => [
  { field: 'code', kind: 'code', width: 130, sort: true },
  { field: 'name', width: 240, sort: true },
  { field: 'contact', width: 120 },
  {
    field: 'mobile',
    width: 190,
    render: ({ id, mobile }) => (
      <PhoneNumber key={id} masked={mobile} id={id} call={calls.reveal} />
    ),
  },
  { field: 'credit_code', kind: 'code', width: 190, hidden: true },
  { field: 'email', width: 180, hidden: true },
  { field: 'address', width: 260, hidden: true },
  { field: 'gln', width: 176, kind: 'code', hidden: true },
  {
    field: 'link_state',
    width: 120,
    states: partnerTexts.links,
    render: (row) => <LinkDot state={row.link_state} isSent={row.invite_until !== null} />,
  },
  { field: 'link_company', width: 200 },
  { field: 'remark', width: 200, hidden: true },
  { field: 'create_time', kind: 'time', width: 160, sort: true },
  { field: 'update_time', kind: 'time', width: 160, sort: true, hidden: true },
];

const filters: Filter<FilterName<PartnerCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'link_state',
    kind: 'multiple',
    options: linkStates.map((value) => ({ value, label: partnerTexts.links[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const isPlain = (move: LinkMove): move is Exclude<LinkMove, AskingMove> => move in moveQuestions;

/** Only the side that suspended a link resumes it. */
const isPossible = (move: LinkMove, { link_state, link_is_ours }: Partner): boolean =>
  (linkMoves[move].from as readonly LinkState[]).includes(link_state) &&
  (move !== 'resume' || link_is_ours);

/**
 * Suppliers or customers: the same record seen from either side of a sale, with its link to a company on the platform.
 */
export function PartnerList({ calls, title, texts: words, form, record }: PartnerListProps) {
  const [invited, setInvited] = useState<{ partner: Partner; invitation: Invitation } | null>(null);
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const token = tokenIn(hash, 'partner');
  const [asked, setAsked] = useState<{ move: AskingMove; partner: Partner } | null>(null);
  const rowActions = useMemo(
    () => [
      ...(Object.keys(linkMoves) as LinkMove[]).map((move): RowAction<Partner> => {
        const shared = {
          key: move,
          label: partnerTexts.moves[move],
          can: calls[move].allow,
          danger: move === 'end',
          shown: (row: Partner) => isPossible(move, row),
        };
        if (!isPlain(move)) return { ...shared, run: (partner) => setAsked({ move, partner }) };
        const question = moveQuestions[move];
        const run = async ({ id, version }: Partner) => {
          toast.success((await api(calls[move], { id, version })).msg);
        };
        return { ...shared, confirm: ({ name }) => sayNow(question, { name }), run };
      }),
      ...linkActions(calls, setInvited),
    ],
    [calls],
  );
  const columns = useMemo(() => columnsOf(calls), [calls]);
  return (
    <>
      <DataPage
        calls={calls}
        title={title}
        texts={words}
        columns={columns}
        filters={filters}
        form={form}
        many={many}
        rowActions={rowActions}
        record={record}
      />
      {token && (
        <TakeInvitation
          calls={calls}
          token={token}
          onClose={() => void navigate(`${pathname}${search}`, { replace: true })}
        />
      )}
      {invited && (
        <InvitationDialog
          name={invited.partner.name}
          mobile={/^1\d{2}\*{4}\d{4}$/.test(invited.partner.mobile) ? invited.partner.mobile : ''}
          email={invited.partner.email}
          invitation={invited.invitation}
          line={texts.link.line}
          send={async (by) =>
            (await api(calls.inviteByLink, { id: invited.partner.id, ...by })).data
          }
          onClose={() => setInvited(null)}
        />
      )}
      {asked && (
        <LinkDialog
          calls={calls}
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => void refreshList(resourceOf(calls.index))}
        />
      )}
    </>
  );
}

/** For those who are not on the platform yet. */
function linkActions(
  calls: PartnerCalls,
  show: (invited: { partner: Partner; invitation: Invitation }) => void,
): RowAction<Partner>[] {
  const can = calls.inviteByLink.allow;
  const run = async (partner: Partner) =>
    show({ partner, invitation: (await api(calls.inviteByLink, { id: partner.id })).data });
  const isFree = ({ link_state: state }: Partner) => state === 'none';
  const isSent = ({ invite_until: until }: Partner) => until !== null;
  return [
    {
      key: 'inviteByLink',
      label: texts.link.invite,
      can,
      shown: (row) => isFree(row) && !isSent(row),
      run,
    },
    {
      key: 'inviteAgain',
      label: texts.link.again,
      can,
      shown: (row) => isFree(row) && isSent(row),
      run,
    },
    {
      key: 'revokeInvite',
      label: texts.link.revoke,
      can,
      shown: isSent,
      run: async ({ id }) => toast.success((await api(calls.revokeInvite, { id })).msg),
    },
  ];
}

function LinkDot({ state, isSent }: { state: LinkState; isSent: boolean }) {
  const say = useSay();
  if (isSent) return <StateDot tone="busy">{say(texts.link.sent)}</StateDot>;
  return <StateDot tone={linkTones[state]}>{say(partnerTexts.links[state])}</StateDot>;
}
