/** A coming date; `date` is `YYYY-MM-DD`. */
export interface UpcomingDay {
  recipientName: string;
  occasion: string;
  date: string;
  daysLeft: number;
}

/** A date to be reminded of; `link` leads to its page. */
export interface RemindedDay extends UpcomingDay {
  link: string;
  /** The estimated last day to order, `YYYY-MM-DD`; null if it is over. */
  orderBy: string | null;
  ideas: { name: string; price: string }[];
}

/** A reservation on a wishlist; the link leads to it. */
interface ReservedGift {
  name: string;
  itemName: string;
  listTitle: string;
  link: string;
}

/** News about a group gift; the link leads to it. */
interface GroupGift {
  title: string;
  /** The reader's name, or in news that of who contributed. */
  name: string;
  amount: string | null;
  text: string | null;
  link: string;
}
export interface GroupGiftNews extends GroupGift {
  kind: 'contribution' | 'reached' | 'covered' | 'ended' | 'refunds_ahead' | 'paid_back' | 'reversed';
  /** The organizer's username. */
  reader: string;
}
export interface GroupGiftMail extends GroupGift {
  kind:
    | 'receipt'
    | 'pledged'
    | 'pledge_removed'
    | 'pay_now'
    | 'refunded'
    | 'returned'
    | 'declined'
    | 'changed'
    | 'closed'
    | 'bought'
    | 'thanks';
  /** The address of a photo of the gift. */
  photo: string | null;
  /** Whether it is about a payment that moved no money. */
  isTest?: boolean;
}

/** The props of each template. `name` is the reader's username; links are absolute. */
export interface MailProps {
  'confirm-address': { name: string; link: string };
  'finish-sign-up': { name: string; link: string };
  'address-taken': { signInLink: string; forgotLink: string };
  'reset-password': { name: string; link: string };
  'password-changed': { name: string; forgotLink: string };
  'address-changed': { name: string; newAddress: string; contactLink: string };
  /** `what` was added as a way to sign in, for example "Google". */
  'sign-in-added': { name: string; what: string; settingsLink: string; forgotLink: string };
  'failed-sign-ins': { name: string; forgotLink: string };
  'export-ready': { name: string; settingsLink: string };
  'account-deleted': { name: string; homeLink: string };
  'wishlist-invitation': { from: string; listTitle: string; link: string };
  'gift-reserved': ReservedGift;
  'reserved-gift-changed': ReservedGift;
  'reserved-gift-gone': ReservedGift;
  /** The link leads to the recipient's page. */
  'ask-answered': { name: string; recipientName: string; link: string };
  'gift-reminder': { name: string; days: RemindedDay[]; planLink: string };
  'group-gift-news': GroupGiftNews;
  'group-gift-mail': GroupGiftMail;
  'upcoming-days': { name: string; days: UpcomingDay[]; planLink: string };
}

/** A date in a mail, with what can be done about it. */
export interface LetterDay {
  what: string;
  when: string;
  ideas?: { name: string; price: string; link: string }[];
  actions?: { label: string; link: string }[];
}

/** A text, or a text followed by a link. Addresses in texts are no links, because users write some of the words. */
export type Paragraph = string | { text: string; link: string };

/** The content of a mail, without its design. */
export interface Letter {
  subject: string;
  /** Shown after the subject in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: Paragraph[];
  /** The address of a picture, shown below the text. */
  picture?: { address: string; alt: string } | null;
  days?: LetterDay[];
  button: { label: string; link: string };
  /** Small text below the button. */
  afterwards: string;
}

/** For a subject. */
export const short = (name: string) => (name.length <= 40 ? name : `${name.slice(0, 39).trimEnd()}…`);
export const hello = (name: string) => `Hi ${name},`;
