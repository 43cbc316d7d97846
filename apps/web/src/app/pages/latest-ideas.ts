import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { runsQuery } from '../../data/runs/runs.js';
import type { IdeasLink } from '../../features/people/recipient-card.js';
import { ideasLink } from '../wizard/ideas-address.js';
import { paths } from '../paths.js';

/** Links to the latest ideas, by recipient. */
export function useLatestIdeas(isUser: boolean): ReadonlyMap<number, IdeasLink> {
  const { data } = useQuery({ ...runsQuery, enabled: isUser });
  return useMemo(() => {
    // In reverse, so that a recipient's latest ideas win.
    const links = (data ?? [])
      .toReversed()
      .flatMap(({ run, recipientId }) =>
        recipientId === null ? [] : [[recipientId, ideasLink(run, { pathname: paths.recipients })] as const],
      );
    return new Map(links);
  }, [data]);
}
