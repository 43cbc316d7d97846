import { lazy } from 'react';
import { SettingsPage, type SettingsPart } from '../../features/settings/settings-page.js';
import { paths } from '../paths.js';
import { version } from '../version.js';

/** The parts in order; each is loaded by itself, so that the page stays light. */
const parts: readonly SettingsPart[] = [
  {
    id: 'profile',
    title: 'Profile Information',
    height: 260,
    Content: lazy(async () => ({
      default: (await import('../../features/auth/settings/profile-settings.js')).ProfileSettings,
    })),
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    height: 480,
    Content: lazy(async () => {
      const { SignInSettings } = await import('../../features/auth/settings/sign-in-settings.js');
      return { default: () => <SignInSettings forgotPath={paths.forgotPassword} /> };
    }),
  },
  {
    id: 'notifications',
    title: 'Notification Preferences',
    height: 640,
    Content: lazy(async () => ({
      default: (await import('../../features/auth/notifications/notification-settings.js'))
        .NotificationSettings,
    })),
  },
  {
    id: 'dates',
    title: 'Dates and country',
    height: 480,
    Content: lazy(async () => ({
      default: (await import('../../features/calendar-settings/date-settings.js')).DateSettings,
    })),
  },
  {
    id: 'calendar',
    title: 'Dates in your calendar',
    height: 140,
    Content: lazy(async () => ({
      default: (await import('../../features/calendar-settings/calendar-feed.js')).CalendarFeed,
    })),
  },
  {
    id: 'insights',
    title: 'AI Learning Insights',
    height: 320,
    Content: lazy(async () => ({
      default: (await import('../../features/insights/insight-settings.js')).InsightSettings,
    })),
  },
  {
    id: 'security',
    title: 'Security',
    height: 260,
    Content: lazy(async () => ({
      default: (await import('../../features/auth/settings/security-settings.js')).SecuritySettings,
    })),
  },
  {
    id: 'account',
    title: 'Account Actions',
    height: 330,
    Content: lazy(async () => {
      const { AccountActions } = await import('../../features/auth/account-data/account-actions.js');
      return { default: () => <AccountActions paths={paths} /> };
    }),
  },
  {
    id: 'about',
    title: 'About',
    height: 90,
    Content: lazy(async () => {
      const { AboutSettings } = await import('../../features/auth/settings/about-settings.js');
      return { default: () => <AboutSettings version={version} paths={paths} /> };
    }),
  },
];

export const Settings = () => <SettingsPage parts={parts} />;
