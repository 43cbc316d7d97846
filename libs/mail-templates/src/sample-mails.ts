import type { Mail } from './render-mail.js';

const name = 'Ada';
const site = 'https://giftwell.example';
const link = `${site}/reset-password#3qkM0yLxTz0V1cC5r8yYdQ2m5yXo9eJtZb4wN6uHsAE`;

const reserved = {
  ...{ name: 'Ben & Ada', itemName: 'A very long pencil <3', listTitle: 'Hanna turns 40', link },
};

const reminder = `${site}/reminder#3qkM0yLxTz0V1cC5r8yYdQ`;
const ideas = [
  { name: 'Sourdough starter kit with a proofing basket', price: '$30 – $40' },
  { name: 'A morning at a bakery', price: '$45 – $60' },
  { name: 'Cast-iron pan <3', price: '$35 – $55' },
];
const groupGift = { title: 'A red bicycle <3', name: 'Ben & Ada', amount: '$25', text: null, link };
const toContributor = { ...groupGift, photo: null };
/** The address of a photo would show nothing in the preview, because there is no server. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384"><rect width="512" height="384" fill="#9fc3d8"/>' +
    '<circle cx="160" cy="250" r="70" fill="none" stroke="#b3262e" stroke-width="12"/>' +
    '<circle cx="350" cy="250" r="70" fill="none" stroke="#b3262e" stroke-width="12"/></svg>',
)}`;
const newsKinds = ['contribution', 'reached', 'covered', 'ended', 'paid_back', 'reversed'] as const;
const mailKinds = ['receipt', 'pledged', 'pledge_removed', 'refunded', 'returned', 'declined'] as const;

/** Sample mails of each template, including long and unusual ones, for the preview and the specs. */
export const sampleMails: Mail[] = [
  { template: 'confirm-address', props: { name, link } },
  { template: 'finish-sign-up', props: { name, link } },
  { template: 'address-taken', props: { signInLink: site, forgotLink: `${site}/forgot-password` } },
  { template: 'reset-password', props: { name, link } },
  { template: 'password-changed', props: { name, forgotLink: `${site}/forgot-password` } },
  {
    template: 'address-changed',
    props: { name, newAddress: 'ada.lovelace@example.org', contactLink: `${site}/privacy` },
  },
  { template: 'export-ready', props: { name, settingsLink: `${site}/settings#account` } },
  { template: 'account-deleted', props: { name, homeLink: site } },
  {
    template: 'sign-in-added',
    props: {
      name,
      what: 'Google',
      settingsLink: `${site}/settings`,
      forgotLink: `${site}/forgot-password`,
    },
  },
  { template: 'failed-sign-ins', props: { name, forgotLink: `${site}/forgot-password` } },
  { template: 'wishlist-invitation', props: { from: 'Hanna & Ben', listTitle: 'Hanna turns 40', link } },
  { template: 'gift-reserved', props: reserved },
  { template: 'reserved-gift-changed', props: reserved },
  { template: 'reserved-gift-gone', props: reserved },
  { template: 'ask-answered', props: { name, recipientName: 'Hanna <3', link: `${site}/recipients/7` } },
  ...newsKinds.map((kind): Mail => ({
    template: 'group-gift-news',
    props: { ...groupGift, kind, reader: name },
  })),
  {
    template: 'group-gift-news',
    props: {
      ...{ ...groupGift, kind: 'ended', reader: name },
      text: 'Contributors were told: if the goal isn’t reached, everyone gets a refund.',
    },
  },
  {
    template: 'group-gift-news',
    props: {
      ...{ ...groupGift, kind: 'refunds_ahead', reader: name },
      text: 'Everyone gets a refund after Thursday, July 9, unless you mark the gift as bought before then.',
    },
  },
  {
    template: 'group-gift-news',
    props: {
      ...{ ...groupGift, kind: 'paid_back', reader: name },
      text: 'Give the $15 back that you got in cash or by transfer.',
    },
  },
  {
    template: 'group-gift-mail',
    props: {
      ...{ ...toContributor, kind: 'refunded' },
      text: 'The goal wasn’t reached, so everyone gets a refund.',
    },
  },
  ...mailKinds.map((kind): Mail => ({ template: 'group-gift-mail', props: { ...toContributor, kind } })),
  { template: 'group-gift-mail', props: { ...toContributor, kind: 'receipt', isTest: true } },
  {
    template: 'group-gift-mail',
    props: { ...toContributor, kind: 'pay_now', text: 'Please pay by Thursday, July 2.' },
  },
  {
    template: 'group-gift-mail',
    props: {
      ...{ ...toContributor, kind: 'closed' },
      text: 'Everyone who paid gets a refund after Thursday, July 9, unless the organizer buys the gift before then.',
    },
  },
  {
    template: 'group-gift-mail',
    props: { ...toContributor, kind: 'changed', text: 'The goal was $200 and is now $250.' },
  },
  { template: 'group-gift-mail', props: { ...toContributor, kind: 'bought' } },
  {
    template: 'group-gift-mail',
    props: { ...toContributor, kind: 'bought', text: 'You don’t need to pay the $25 that you promised.' },
  },
  {
    template: 'group-gift-mail',
    props: { ...toContributor, kind: 'thanks', text: 'Thank you, all of you!' },
  },
  {
    template: 'group-gift-mail',
    props: { ...toContributor, kind: 'thanks', text: 'She rode it home. Thank you!', photo },
  },
  {
    template: 'gift-reminder',
    props: {
      name,
      days: [
        {
          ...{ recipientName: 'Hanna', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 },
          ...{ link: reminder, orderBy: '2026-12-01', ideas },
        },
      ],
      planLink: `${site}/plan`,
    },
  },
  {
    template: 'gift-reminder',
    props: {
      name,
      days: [
        {
          ...{
            recipientName: 'Bartholomew <3',
            occasion: 'Work anniversary',
            date: '2026-11-24',
            daysLeft: 1,
          },
          ...{ link: reminder, orderBy: null, ideas: ideas.slice(0, 1) },
        },
        {
          ...{ recipientName: 'Mum & Dad', occasion: 'Anniversary', date: '2026-11-29', daysLeft: 6 },
          ...{ link: `${reminder}2`, orderBy: '2026-11-24', ideas: [] },
        },
      ],
      planLink: `${site}/plan`,
    },
  },
  {
    template: 'upcoming-days',
    props: {
      name,
      days: [{ recipientName: 'Hanna', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 }],
      planLink: `${site}/plan`,
    },
  },
  {
    template: 'upcoming-days',
    props: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Elder',
      days: [
        { recipientName: 'Mum & Dad', occasion: 'Anniversary', date: '2026-11-23', daysLeft: 1 },
        { recipientName: 'Bartholomew <3', occasion: 'Work anniversary', date: '2026-11-29', daysLeft: 7 },
        { recipientName: 'Zoë', occasion: 'Christmas', date: '2026-12-25', daysLeft: 33 },
      ],
      planLink: `${site}/plan`,
    },
  },
];
