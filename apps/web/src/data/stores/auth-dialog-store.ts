import { create } from 'zustand';

export type AuthTab = 'login' | 'register';

export const useAuthDialog = create<{ open: boolean; tab: AuthTab }>(() => ({ open: false, tab: 'login' }));

export const openAuthDialog = (tab: AuthTab = 'login') => useAuthDialog.setState({ open: true, tab });
/** Keeps the tab until the dialog has faded out; opening it sets the next one. */
export const closeAuthDialog = () => useAuthDialog.setState({ open: false });
export const showAuthTab = (tab: AuthTab) => useAuthDialog.setState({ tab });
