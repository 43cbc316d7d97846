import { SignInPage } from '../../data/sign-in-page.js';
import { AddressBook } from './address-book.js';

/** Explains this page. */
export const SignedOut = () => (
  <SignInPage illustration={<AddressBook />} title="Your people and their dates">
    Sign in to save who you give to, what they love and when. Only you can see it.
  </SignInPage>
);
