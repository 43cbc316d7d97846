import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { repeatEarlyInput } from '../early-input.js';
import { usePageLocation } from './wizard/ideas-address.js';
import { Layout } from './layout.js';
import { Home } from './pages/home.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { PageBoundary } from './pages/page-boundary.js';
import { PageSkeleton } from './pages/page-skeleton.js';
import { paths, publicWishlistPath } from './paths.js';

const RecipientsPage = lazy(async () => ({
  default: (await import('./pages/recipients.js')).Recipients,
}));

const PersonPage = lazy(async () => ({
  default: (await import('./person/person.js')).Person,
}));

const OccasionsPage = lazy(async () => ({
  default: (await import('./pages/occasions.js')).Occasions,
}));

const PlanPage = lazy(async () => ({
  default: (await import('./pages/plan.js')).Plan,
}));

const WishlistsPage = lazy(async () => ({
  default: (await import('./wishlists/wishlists.js')).Wishlists,
}));

const WishlistPage = lazy(async () => ({
  default: (await import('./wishlists/wishlist.js')).OwnWishlist,
}));

const Saved = lazy(async () => ({ default: (await import('./pages/saved.js')).Saved }));

const SharedSuggestionPage = lazy(async () => ({
  default: (await import('./pages/shared-suggestion.js')).SharedSuggestion,
}));

const PublicWishlistPage = lazy(async () => ({
  default: (await import('./wishlists/public-wishlist.js')).PublicWishlist,
}));

const AskPage = lazy(async () => ({ default: (await import('./wishlists/ask.js')).Ask }));

const ReservationPage = lazy(async () => ({
  default: (await import('../features/public-wishlist/reservation-page.js')).ReservationPage,
}));

const ReminderPage = lazy(async () => ({
  default: (await import('../features/reminder/reminder-page.js')).ReminderPage,
}));

const GroupPurchasesPage = lazy(async () => ({
  default: (await import('./group-gifts/group-purchases.js')).GroupPurchases,
}));

const GroupPurchasePage = lazy(async () => ({
  default: (await import('./group-gifts/group-purchase.js')).GroupPurchase,
}));

const PublicGroupPage = lazy(async () => ({
  default: (await import('./group-gifts/public-group.js')).PublicGroup,
}));

const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/auth/links/forgot-password-page.js')).ForgotPasswordPage,
}));

const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/auth/links/reset-password-page.js')).ResetPasswordPage,
}));

const ConfirmAddressPage = lazy(async () => ({
  default: (await import('../features/auth/links/confirm-address-page.js')).ConfirmAddressPage,
}));

const FinishSignUpPage = lazy(async () => ({
  default: (await import('../features/auth/links/confirm-address-page.js')).FinishSignUpPage,
}));

const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/auth/links/unsubscribe-page.js')).UnsubscribePage,
}));

const SettingsPage = lazy(async () => ({
  default: (await import('./account/settings.js')).Settings,
}));

const TermsPage = lazy(async () => ({
  default: (await import('../features/legal/terms-page.js')).TermsPage,
}));

const PrivacyPage = lazy(async () => ({
  default: (await import('../features/legal/privacy-page.js')).PrivacyPage,
}));

/** Hydrates together with the page, whose code may load later than that of the layout. */
function Hydrated() {
  useEffect(repeatEarlyInput, []);
  return null;
}

/** Every screen of the app. The declarative router is enough: data comes from react-query. */
export function Screens() {
  const page = usePageLocation();
  return (
    <Layout>
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes location={page}>
            <Route path={paths.home} element={<Home />} />
            <Route path={paths.recipients} element={<RecipientsPage />} />
            <Route path={paths.recipient} element={<PersonPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
            <Route
              path={paths.resetPassword}
              element={<ResetPasswordPage home={paths.home} forgotPath={paths.forgotPassword} />}
            />
            <Route
              path={paths.confirmAddress}
              element={<ConfirmAddressPage home={paths.home} settings={paths.settings} />}
            />
            <Route path={paths.finishSignUp} element={<FinishSignUpPage />} />
            <Route path={paths.unsubscribe} element={<UnsubscribePage settings={paths.settings} />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={paths.occasions} element={<OccasionsPage />} />
            <Route path={paths.plan} element={<PlanPage />} />
            <Route path={paths.wishlists} element={<WishlistsPage />} />
            <Route path={paths.wishlist} element={<WishlistPage />} />
            <Route path={paths.saved} element={<Saved />} />
            <Route path={paths.publicWishlist} element={<PublicWishlistPage />} />
            <Route path={paths.ask} element={<AskPage />} />
            <Route
              path={paths.reservation}
              element={<ReservationPage home={paths.home} pathOf={publicWishlistPath} />}
            />
            <Route path={paths.reminder} element={<ReminderPage home={paths.home} planPath={paths.plan} />} />
            <Route path={paths.groupPurchases} element={<GroupPurchasesPage />} />
            <Route path={paths.groupPurchase} element={<GroupPurchasePage />} />
            <Route path={paths.publicGroup} element={<PublicGroupPage />} />
            <Route path={paths.shared} element={<SharedSuggestionPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          <Hydrated />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}
