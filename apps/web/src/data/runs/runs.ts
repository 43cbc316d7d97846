import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.js';
import { runsKey } from '../query-keys.js';

/** The user's stored runs, the last used first. */
export const runsQuery = queryOptions({
  queryKey: runsKey,
  queryFn: async ({ signal }) => (await api.runs.list({}, { signal })).runs,
});
