import { SignInPage } from '../../data/sign-in-page.js';
import { AddressBook } from './address-book.js';

/** What this page is for. */
export const SignedOut = () => (
  <SignInPage illustration={<AddressBook />} title="Your people, and their days">
    Sign in to keep the people you give to: what they love, when their days are, and what comes next. Nobody
    else sees it.
  </SignInPage>
);
