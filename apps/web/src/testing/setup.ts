import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { closeAuthDialog } from '../data/stores/auth-dialog-store.js';
import { removeToast } from '../ui/feedback/toasts.js';
import { closeShareDialog } from '../data/stores/share-dialog-store.js';
import { closeWizard } from '../data/stores/wizard-store.js';

// A page's code comes in parts, and a busy machine takes its time to bring them.
configure({ asyncUtilTimeout: 8_000 });

// What jsdom leaves out and the pages touch.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture ??= () => false;

afterEach(() => {
  closeWizard();
  closeAuthDialog();
  closeShareDialog();
  cleanup();
  removeToast();
  localStorage.clear();
  sessionStorage.clear();
});
