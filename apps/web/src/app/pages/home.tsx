import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { LandingPage } from '../../features/landing/landing-page.js';
import { SentenceBox } from '../../features/sentence/sentence-box.js';
import { useUser, type UserStatus } from '../../data/use-user.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { paths } from '../paths.js';

const loadStrip = () => import('./home-strip.js');
const nothing = () => undefined;
/** The script at the head of the document reads it before the first paint. */
const accountKey = 'giftwell-account';

const readAccount = () => {
  try {
    return localStorage.getItem(accountKey) !== null;
  } catch {
    return false;
  }
};

/** Remembers whether somebody is signed in: the next visit reserves the space of the strip before the first paint. */
function useRememberedAccount(status: UserStatus) {
  useEffect(() => {
    try {
      if (status === 'signed-in') localStorage.setItem(accountKey, '1');
      if (status === 'signed-out') localStorage.removeItem(accountKey);
    } catch {
      // Without storage there is no strip.
    }
  }, [status]);
}

/** As high as the strip. */
const Place = styled('div')(({ theme }) => ({
  '[data-account] &': { minHeight: '29rem', [theme.breakpoints.up('md')]: { minHeight: '16.5rem' } },
  '@media print': { '[data-account] &': { minHeight: 0 } },
}));

/** The same element always, so that the answer about the session doesn't render the whole page again. */
const landing = (
  <LandingPage describe={<SentenceBox />} calendarScan={`${paths.recipients}?show_calendar_import=true`} />
);

/** The landing page; above it, what is next for users who were signed in when it opened. */
export function Home() {
  const { status } = useUser();
  const [hasSpace] = useState(readAccount);
  useLayoutEffect(() => {
    // The script at the head knows only about the page that was loaded, not about later navigation.
    document.documentElement.toggleAttribute('data-account', hasSpace);
  }, [hasSpace]);
  useRememberedAccount(status);
  const isShown = hasSpace && (status === 'signed-in' || status === 'signed-out');
  const strip = useLazyModule(isShown, loadStrip, nothing);
  return (
    <>
      <Place>{isShown && strip && <strip.HomeStrip isUser={status === 'signed-in'} />}</Place>
      {landing}
    </>
  );
}
