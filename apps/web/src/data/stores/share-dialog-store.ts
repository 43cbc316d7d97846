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

export const useShareDialog = create<{ open: boolean; idea: Shareable | null; recipientName: string }>(
  () => ({
    open: false,
    idea: null,
    recipientName: '',
  }),
);

export const openShareDialog = (idea: Shareable, recipientName = '') =>
  useShareDialog.setState({ open: true, idea, recipientName });
/** The idea stays until the dialog has faded out. */
export const closeShareDialog = () => useShareDialog.setState({ open: false });
