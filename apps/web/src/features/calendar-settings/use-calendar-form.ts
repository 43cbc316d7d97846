import {
  calendarSettingsSchema,
  type CalendarSettings,
} from '@giftwell/contracts/planning/calendar-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.js';
import { calendarSettingsQuery, invalidatePlanning } from '../../data/planning.js';
import { toast } from '../../ui/feedback/toasts.js';

const names = Object.keys(calendarSettingsSchema.shape) as (keyof CalendarSettings)[];

/** The stored settings with the user's changes; only the changes are sent. */
export function useCalendarForm(settings: CalendarSettings, onSaved?: () => void) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Partial<CalendarSettings>>({});
  const values: CalendarSettings = { ...settings, ...changes };
  const changed = names.filter((name) => values[name] !== settings[name]);
  const save = useMutation({
    mutationFn: () =>
      api.calendarSettings.change(Object.fromEntries(changed.map((name) => [name, values[name]]))),
    onSuccess: async (stored) => {
      queryClient.setQueryData(calendarSettingsQuery.queryKey, stored);
      setChanges({});
      onSaved?.();
      toast({ title: 'Saved', description: 'All your dates use this now.' });
      await invalidatePlanning(queryClient);
    },
  });
  return {
    values,
    isChanged: changed.length > 0,
    isSaving: save.isPending,
    set: (part: Partial<CalendarSettings>) => setChanges({ ...changes, ...part }),
    reset: () => setChanges({}),
    save: () => save.mutate(),
  };
}
