import { create } from 'zustand';

export type AuthTab = 'login' | 'register';

interface AuthDialogState {
  open: boolean;
  tab: AuthTab;
  /** Whether a user signs in again, on top of a form that isn't saved yet. */
  isAgain?: boolean;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ open: false, tab: 'login' }));

export const openAuthDialog = (tab: AuthTab = 'login') => useAuthDialog.setState({ open: true, tab });
/** Keeps the tab until the dialog has faded out; opening it sets the next one. */
export const closeAuthDialog = () => useAuthDialog.setState({ open: false });
export const showAuthTab = (tab: AuthTab) => useAuthDialog.setState({ tab });
