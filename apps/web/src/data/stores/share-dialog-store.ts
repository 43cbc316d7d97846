import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { create } from 'zustand';

/** The shared fields of an idea. */
export interface Shareable {
  /** With an id, the server shares the stored idea. */
  id: number | null;
  name: string;
  category: string;
  price: string;
  description: string;
  reason: string;
  searchTerm?: string;
  picture?: string | null;
}

/** The recipient and occasion of an idea, if known. */
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
/** Keeps the idea until the dialog has faded out. */
export const closeShareDialog = () => useShareDialog.setState({ open: false });
