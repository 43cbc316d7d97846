import { toast } from '../feedback/toasts.js';

/** Copies a link and says so with `title`, or shows the link if the browser refuses. */
export const copyLink = (link: string, title: string): Promise<unknown> =>
  navigator.clipboard.writeText(link).then(
    () => toast({ title }),
    () => toast({ variant: 'destructive', title: 'Failed to copy link.', description: link }),
  );
