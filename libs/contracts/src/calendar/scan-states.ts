// A file of its own, because the web app's shared contracts need nothing else of the import.

export const calendarSources = ['google', 'file', 'text'] as const;
export const scanStates = ['waiting', 'working', 'done', 'failed'] as const;
