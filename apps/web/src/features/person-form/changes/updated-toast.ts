import type { ToastContent } from '../../../ui/feedback/toast-list.js';

/** Says that a recipient is saved, and whether together with changes from elsewhere. */
export const updatedToast = (name: string, isMerged: boolean): ToastContent => ({
  title: 'Recipient updated',
  description: isMerged ? `${name}. We also kept the changes made somewhere else.` : name,
});
