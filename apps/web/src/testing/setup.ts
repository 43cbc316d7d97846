import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { closeAuthDialog } from '../data/stores/auth-dialog-store.js';
import { removeToast } from '../ui/feedback/toasts.js';
import { closeShareDialog } from '../data/stores/share-dialog-store.js';
import { closeWizard } from '../data/stores/wizard-store.js';

// A page's code is loaded in parts, which takes time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

// APIs that jsdom lacks and pages use.
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
window.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

afterEach(() => {
  closeWizard();
  closeAuthDialog();
  closeShareDialog();
  cleanup();
  removeToast();
  localStorage.clear();
  sessionStorage.clear();
});
