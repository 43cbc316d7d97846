import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useUser } from '../../data/use-user.js';
import { useLocalContributions } from './local-contributions.js';
import { contributionQuery, mineQuery } from './public-group.api.js';

export interface GroupViewer {
  isOrganizer: boolean;
  /** Whether the server sends them push messages about it. */
  getsPushes: boolean;
  contributions: readonly MyContribution[];
  /** The idea they voted for, as far as this browser knows. */
  ideaId: number | undefined;
  /** Whether they can keep it in their gift record, which the organizer's recipient decides for the organizer. */
  canKeep: boolean;
}

const none: readonly never[] = [];
const counting: readonly MyContribution['state'][] = ['pledged', 'completed'];

/** Who looks at a group gift, and what they contributed. */
export function useGroupViewer(shareCode: string): GroupViewer {
  const { user, status } = useUser();
  const mine = useQuery(mineQuery(shareCode, user?.id ?? null));
  const all = useLocalContributions();
  const here = status === 'unknown' ? none : all.filter((each) => each.shareCode === shareCode);
  const own = mine.data?.contributions ?? none;
  const known = new Set(own.map(({ code }) => code));
  const others = useQueries({
    queries: here
      .filter(({ code }) => !known.has(code))
      .map(({ code }) => contributionQuery(shareCode, code)),
  });
  return {
    ...roleOf(mine.data),
    contributions: [...own, ...others.flatMap(({ data }) => data ?? [])],
    ideaId: here.find(({ ideaId }) => ideaId !== undefined)?.ideaId,
  };
}

type Mine = Pick<GroupViewer, 'isOrganizer' | 'contributions'>;

/** What follows from the account of the viewer. */
function roleOf({ isOrganizer, contributions }: Mine = { isOrganizer: false, contributions: none }) {
  return {
    isOrganizer,
    getsPushes: isOrganizer || contributions.length > 0,
    canKeep: !isOrganizer && contributions.some(({ state }) => counting.includes(state)),
  };
}
