import type { CDPSession, Page } from '@playwright/test';

const desktop = { width: 1280, height: 800 };

/**
 * Shows the page of a phone in the window of a computer with a mouse, and on the phone again afterwards. The page isn't
 * loaded again, so its state stays. The session stays open, because closing it would end the emulation of touches.
 */
export async function inDesktopWindow(page: Page, session: CDPSession, work: () => Promise<void>) {
  const phone = page.viewportSize()!;
  await page.setViewportSize(desktop);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...desktop,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await work();
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(phone);
}
