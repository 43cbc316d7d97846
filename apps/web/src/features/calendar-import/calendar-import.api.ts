import { googleSignInRoutes } from '@giftwell/contracts/auth/google';
import {
  calendarImportRoutes,
  calendarScanChanged,
  type CalendarScan,
  type CalendarSource,
} from '@giftwell/contracts/calendar/calendar-import';
import { createClient, uploadFile } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { googleCalendarRoutes } from '@giftwell/contracts/gateway/google-calendar';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import type { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../data/api.js';
import { invalidatePlanning } from '../../data/planning.js';
import { refetchOnPush } from '../../data/push.js';
import { toast } from '../../ui/feedback/toasts.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { counted } from '../../ui/text/counted.js';
import { addedText, removedText } from './import-words.js';

const baseUrl = '/api';
const calendar = createClient(calendarImportRoutes, { baseUrl });
const google = createClient(googleCalendarRoutes, { baseUrl });
const signIns = createClient(googleSignInRoutes, { baseUrl });

export type Sent = RequestInput<typeof recipientRoutes.bulkAdd>['recipients'][number];
/** What is to be scanned. */
export type Scannable = { file: File } | { text: string } | { tokenId: string };

/** In case a push message got lost. */
const pollMs = 2_000;
const scanKey = (scanId: string) => ['calendar-scan', scanId];
const importsKey = ['calendar-imports'];

/** Which other ways to sign in are set up here; the same Google account gives the calendar. */
export const googleOfferedQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => signIns.options({}, { signal }),
});

export const importsQuery = queryOptions({
  queryKey: importsKey,
  queryFn: ({ signal }) => calendar.listImports({}, { signal }),
});

/** The address at Google where reading is allowed. */
export const googleAddress = async (): Promise<string> => (await google.auth({})).authUrl;

async function begin(what: Scannable): Promise<string | CalendarScan> {
  if ('text' in what) return calendar.extract({ calendarData: what.text });
  if ('tokenId' in what) return calendar.googleExtract({ tokenId: what.tokenId });
  return (await uploadFile(uploadRoutes.calendar, what.file, { baseUrl })).scanId;
}

/** Starts a scan; resolves with its id. The dialog shows errors. */
export function useStartScan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (what: Scannable) => {
      const begun = await begin(what);
      if (typeof begun === 'string') return begun;
      queryClient.setQueryData(scanKey(begun.scanId), begun);
      return begun.scanId;
    },
    meta: { ownErrors: true },
  });
}

/** Follows a scan by push messages until it ends. */
export function useScan(scanId: string | null): CalendarScan | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: scanKey(scanId ?? ''),
    queryFn: ({ signal }) => calendar.getScan({ scanId: scanId! }, { signal }),
    enabled: scanId !== null,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollMs),
    staleTime: Infinity,
  });
  useEffect(() => {
    if (scanId === null) return;
    return refetchOnPush(
      calendarScanChanged,
      (changed) => changed.scanId === scanId,
      () => void queryClient.invalidateQueries({ queryKey: scanKey(scanId) }),
    );
  }, [queryClient, scanId]);
  return data;
}

const isOver = (scan: CalendarScan | undefined) => scan?.state === 'done' || scan?.state === 'failed';

/** Where that fails, the server forgets it within the hour. */
export const forgetScan = (scanId: string): void => void calendar.dropScan({ scanId }).catch(() => undefined);

/** Removes everything that an import added. */
export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => calendar.undoImport({ id }),
    meta: { ownErrors: true },
    onSuccess: ({ people, occasions, kept }) => {
      toast({ title: 'Import undone', description: removedText({ occasions, people, kept }) });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t undo the import', description: errorMessage(error) }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: importsKey });
      return invalidatePlanning(queryClient);
    },
  });
}

/** Adds the chosen occasions as one import. */
export function useAddFound() {
  const queryClient = useQueryClient();
  const undo = useUndoImport();
  return useMutation({
    mutationFn: ({ recipients, source }: { recipients: Sent[]; source: CalendarSource }) =>
      api.recipients.bulkAdd({ recipients, importedFrom: source }),
    meta: { ownErrors: true },
    onSuccess: ({ added, notAdded, importId }, { recipients }) => {
      toast({
        title: `${counted(recipients.length - notAdded.length, 'date')} added`,
        description: addedText(added, notAdded.length),
        ...(importId && {
          action: {
            label: 'Undo',
            otherwise: 'Open Scan my Calendar again to undo the import',
            run: () => undo.mutate(importId),
          },
        }),
      });
      void queryClient.invalidateQueries({ queryKey: importsKey });
      void invalidatePlanning(queryClient);
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Failed to add contacts', description: errorMessage(error) }),
  });
}
