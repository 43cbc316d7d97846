import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { create } from 'zustand';

/** What of an idea goes into a link. */
export interface Shareable {
  /** With an id the server shares what it stored. */
  id: number | null;
  name: string;
  category: string;
  price: string;
  description: string;
  reason: string;
  searchTerm?: string;
  picture?: string | null;
}

/** Whom an idea is for, and what for, as far as it is known. */
export interface SharedFor {
  recipientName: string;
  occasion?: OccasionType | undefined;
}

export const useShareDialog = create<{ open: boolean; idea: Shareable | null; sharedFor: SharedFor }>(() => ({
  open: false,
  idea: null,
  sharedFor: { recipientName: '' },
}));

export const openShareDialog = (idea: Shareable, sharedFor: SharedFor = { recipientName: '' }) =>
  useShareDialog.setState({ open: true, idea, sharedFor });
/** The idea stays until the dialog has faded out. */
export const closeShareDialog = () => useShareDialog.setState({ open: false });
