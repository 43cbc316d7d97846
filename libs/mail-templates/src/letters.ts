import { groupGiftMail, groupGiftNews } from './group-gift-letters.js';
import { hello, short, type Letter, type MailProps } from './letter.js';
import { giftReminder, upcomingDays } from './reminder-letters.js';

const once = 'The link works once, for one hour.';

export const letters: { [T in keyof MailProps]: (props: MailProps[T]) => Letter } = {
  'confirm-address': ({ name, link }) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and we’ll know we can reach you here.',
    heading: 'Is this your address?',
    paragraphs: [
      hello(name),
      'Please confirm that this is your email address, so you can always get back into your account.',
    ],
    button: { label: 'Confirm address', link },
    afterwards: `${once} If you don’t know Giftwell, you can ignore this email.`,
  }),
  'finish-sign-up': ({ name, link }) => ({
    subject: 'Finish signing up for Giftwell',
    preview: 'One click, and your account is ready.',
    heading: 'One more step',
    paragraphs: [
      hello(name),
      'Confirm that this is your email address, and your Giftwell account will be ready.',
    ],
    button: { label: 'Open my account', link },
    afterwards: `${once} If you didn’t sign up, you can ignore this email. No account will be created.`,
  }),
  'address-taken': ({ signInLink, forgotLink }) => ({
    subject: 'You already have a Giftwell account',
    preview: 'Someone tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone just tried to sign up for Giftwell with this email address, which already has an account.',
      {
        text: 'If it was you, sign in with your password. If you forgot it, choose a new one:',
        link: forgotLink,
      },
    ],
    button: { label: 'Sign in', link: signInLink },
    afterwards: 'If it wasn’t you, you don’t need to do anything. Nobody got into your account.',
  }),
  'reset-password': ({ name, link }) => ({
    subject: 'Reset your Giftwell password',
    preview: 'Choose a new password within an hour.',
    heading: 'Choose a new password',
    paragraphs: [
      hello(name),
      'Someone asked to reset the password of your Giftwell account. If it was you, choose a new one here.',
    ],
    button: { label: 'Choose a new password', link },
    afterwards: `${once} If it wasn’t you, you can ignore this email. Your password stays the same.`,
  }),
  'password-changed': ({ name, forgotLink }) => ({
    subject: 'Your Giftwell password was changed',
    preview: 'All other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      hello(name),
      'The password of your Giftwell account was just changed, and all other devices were signed out.',
      'If it was you, you don’t need to do anything. If it wasn’t, choose a new password now.',
    ],
    button: { label: 'Choose a new password', link: forgotLink },
    afterwards: 'You’re getting this because it’s about the security of your account.',
  }),
  'address-changed': ({ name, newAddress, contactLink }) => ({
    subject: 'Your Giftwell email address was changed',
    preview: 'You now sign in with a different address.',
    heading: 'Your email address was changed',
    paragraphs: [
      hello(name),
      `Your Giftwell account now uses a different email address: ${newAddress}. Use it to sign in from now on.`,
      'If it wasn’t you, someone knows your password. Please tell us as soon as you can.',
    ],
    button: { label: 'How to reach us', link: contactLink },
    afterwards: 'You’re getting this because it’s about the security of your account.',
  }),
  'sign-in-added': ({ name, what, settingsLink, forgotLink }) => ({
    subject: `You can now sign in to Giftwell with ${what}`,
    preview: 'A way to sign in was added to your account.',
    heading: 'A new way to sign in',
    paragraphs: [
      hello(name),
      `From now on you can also sign in to your Giftwell account with ${what}. Your password still works.`,
      {
        text: 'If it wasn’t you, remove it in your settings and choose a new password:',
        link: forgotLink,
      },
    ],
    button: { label: 'Open settings', link: settingsLink },
    afterwards: 'You’re getting this because it’s about the security of your account.',
  }),
  'failed-sign-ins': ({ name, forgotLink }) => ({
    subject: 'Someone is trying to sign in to your Giftwell account',
    preview: 'Nobody got in. Please check that your password is a strong one.',
    heading: 'Many failed sign-ins',
    paragraphs: [
      hello(name),
      'In the last hour, someone tried at least 20 times to sign in to your Giftwell account with a wrong password. Nobody got in.',
      'If you use the same password elsewhere, or if it’s easy to guess, choose a new one now.',
    ],
    button: { label: 'Choose a new password', link: forgotLink },
    afterwards:
      'You’re getting this because it’s about the security of your account. We send it once a day at most.',
  }),
  'export-ready': ({ name, settingsLink }) => ({
    subject: 'Your Giftwell data is ready',
    preview: 'Download it within a day.',
    heading: 'Your data is ready',
    paragraphs: [
      hello(name),
      'Your file with everything Giftwell knows about you is ready. You can download it in your settings for one day. Then we delete it.',
    ],
    button: { label: 'Open settings', link: settingsLink },
    afterwards:
      'If you didn’t ask for it, someone else is signed in to your account. Please change your password.',
  }),
  'account-deleted': ({ name, homeLink }) => ({
    subject: 'Your Giftwell account is deleted',
    preview: 'Your people, dates, gifts and ideas are gone.',
    heading: 'Your account is deleted',
    paragraphs: [
      hello(name),
      'We’ve deleted your Giftwell account and everything in it: your people, their dates and pictures, your gifts and your ideas.',
      'You won’t hear from us again. If you’d like to come back one day, you’re welcome to sign up again.',
    ],
    button: { label: 'Go to Giftwell', link: homeLink },
    afterwards: 'This is our last email. We don’t keep your address.',
  }),
  'wishlist-invitation': ({ from, listTitle, link }) => ({
    subject: `${short(from)} shared a wishlist with you`,
    preview: `“${listTitle}”: see it, and reserve a gift.`,
    heading: `A wishlist from ${from}`,
    paragraphs: [
      hello('there'),
      `${from} shared the wishlist “${listTitle}” with you. You can reserve what you’d like to give, so nobody gives it twice. You don’t need an account, and they’ll never see who reserved what.`,
      'The link is only for you.',
    ],
    button: { label: 'See the wishlist', link },
    afterwards: `If you don’t know ${from}, you can ignore this email.`,
  }),
  'gift-reserved': ({ name, itemName, listTitle, link }) => ({
    subject: `You reserved “${short(itemName)}”`,
    preview: `It’s yours to give, from “${listTitle}”.`,
    heading: `You reserved “${itemName}”`,
    paragraphs: [
      hello(name),
      `“${itemName}” from the wishlist “${listTitle}” is yours to give. Others see that it’s taken. The owner of the list won’t see who reserved it.`,
      'Use this link to mark it as bought, or to let someone else give it. Keep the link to yourself.',
    ],
    button: { label: 'See my reservation', link },
    afterwards: 'If you didn’t reserve anything, you can ignore this email.',
  }),
  'reserved-gift-changed': ({ name, itemName, listTitle, link }) => ({
    subject: `“${short(itemName)}” was changed`,
    preview: `You reserved it from “${listTitle}”.`,
    heading: 'A gift you reserved was changed',
    paragraphs: [
      hello(name),
      `The owner of the wishlist “${listTitle}” changed “${itemName}”, which you reserved. Please check that it’s still what you want to give. We won’t tell them that you reserved it.`,
    ],
    button: { label: 'See my reservation', link },
    afterwards: 'You’re getting this because you reserved this gift.',
  }),
  'reserved-gift-gone': ({ name, itemName, listTitle, link }) => ({
    subject: `“${short(itemName)}” is no longer on the wishlist`,
    preview: `You reserved it from “${listTitle}”.`,
    heading: 'A gift you reserved was removed',
    paragraphs: [
      hello(name),
      `The owner of the wishlist “${listTitle}” removed “${itemName}”, which you reserved. We didn’t tell them that you reserved it. If you haven’t bought it yet, you may want to choose something else.`,
    ],
    button: { label: 'See my reservation', link },
    afterwards: 'You’re getting this because you reserved this gift.',
  }),
  'ask-answered': ({ name, recipientName, link }) => ({
    subject: `${short(recipientName)} answered your questions`,
    preview: 'Now you know what they like.',
    heading: `${recipientName} answered`,
    paragraphs: [
      hello(name),
      `${recipientName} answered the questions you sent. You’ll find the answers on their page, and your next ideas will use them.`,
    ],
    button: { label: 'See the answers', link },
    afterwards: `You’re getting this because you asked ${recipientName} what they like.`,
  }),
  'gift-reminder': giftReminder,
  'group-gift-news': groupGiftNews,
  'group-gift-mail': groupGiftMail,
  'upcoming-days': upcomingDays,
};
