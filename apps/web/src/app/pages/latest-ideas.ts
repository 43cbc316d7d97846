import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { runsQuery } from '../../data/runs/runs.js';
import type { IdeasLink } from '../../features/people/recipient-card.js';
import { ideasLink } from '../wizard/ideas-address.js';

/** Links to the latest ideas, by recipient. `pathname`: the page below them. */
export function useLatestIdeas(isUser: boolean, pathname: string): ReadonlyMap<number, IdeasLink> {
  const { data } = useQuery({ ...runsQuery, enabled: isUser });
  return useMemo(() => {
    // In reverse, so that a recipient's latest ideas win.
    const links = (data ?? [])
      .toReversed()
      .flatMap(({ run, recipientId }) =>
        recipientId === null ? [] : [[recipientId, ideasLink(run, { pathname })] as const],
      );
    return new Map(links);
  }, [data, pathname]);
}
