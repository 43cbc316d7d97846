import { photoAddress } from '@giftwell/contracts/wishes/photos';
import type { Mail, MailProps } from '@giftwell/mail-templates';
import type { MailEntity } from './mail.entity.js';

interface Sending {
  /** The reader, if they have an account. */
  user: { username: string } | null;
  /** The base of all links. */
  publicUrl: string;
  /** Whether the reader wants to know when to order. */
  withOrderBy: boolean;
  /** The secret of a token, by its id. */
  tokenOf(id: string): string;
}
/** Builds each template's props from the stored data. */
type PropsOf = { [T in keyof MailProps]: (data: object, sending: Sending) => MailProps[T] };

interface LinkData {
  tokenId: string;
  /** The name of a reader without an account. */
  name?: string;
}

/** A link with a token. After the `#` it appears in no server log and no Referer. */
const linkTo =
  (page: string) =>
  (data: object, { user, publicUrl, tokenOf }: Sending) => {
    const { tokenId, name } = data as LinkData;
    return { name: user?.username ?? name ?? stranger, link: `${publicUrl}/${page}#${tokenOf(tokenId)}` };
  };
const stranger = 'there';
const nameOf = ({ user }: Sending) => user?.username ?? stranger;
const forgotLink = ({ publicUrl }: Sending) => `${publicUrl}/forgot-password`;

/** The link to a reservation; its code is a secret. */
const reserved = (data: object, { user, publicUrl }: Sending): MailProps['gift-reserved'] => {
  const { code, name, itemName, listTitle } = data as Omit<MailProps['gift-reserved'], 'link'> & {
    code: string;
  };
  return { name: user?.username ?? name, itemName, listTitle, link: `${publicUrl}/reservation#${code}` };
};

/** A date with its secret code. */
type CodedDay = Omit<MailProps['gift-reminder']['days'][number], 'link'> & { code: string };
const reminder = (data: object, sending: Sending): MailProps['gift-reminder'] => ({
  name: nameOf(sending),
  days: (data as { days: CodedDay[] }).days.map(({ code, orderBy, ...day }) => ({
    ...day,
    orderBy: sending.withOrderBy ? orderBy : null,
    link: `${sending.publicUrl}/reminder#${code}`,
  })),
  planLink: `${sending.publicUrl}/plan`,
});

type GroupGiftData<T extends 'group-gift-news' | 'group-gift-mail'> = Omit<MailProps[T], 'link' | 'photo'> & {
  shareCode: string;
  code: string | null;
  /** Its code. */
  photo?: string | null;
};

const props: PropsOf = {
  'confirm-address': linkTo('confirm-address'),
  'finish-sign-up': linkTo('finish-sign-up'),
  'reset-password': linkTo('reset-password'),
  'address-taken': (_data, sending) => ({
    signInLink: sending.publicUrl,
    forgotLink: forgotLink(sending),
  }),
  'password-changed': (_data, sending) => ({ name: nameOf(sending), forgotLink: forgotLink(sending) }),
  'address-changed': (data, sending) => ({
    name: nameOf(sending),
    newAddress: (data as { newAddress: string }).newAddress,
    contactLink: `${sending.publicUrl}/privacy`,
  }),
  'sign-in-added': (data, sending) => ({
    name: nameOf(sending),
    what: (data as Pick<MailProps['sign-in-added'], 'what'>).what,
    settingsLink: `${sending.publicUrl}/settings`,
    forgotLink: forgotLink(sending),
  }),
  'failed-sign-ins': (_data, sending) => ({ name: nameOf(sending), forgotLink: forgotLink(sending) }),
  'export-ready': (_data, sending) => ({
    name: nameOf(sending),
    settingsLink: `${sending.publicUrl}/settings#account`,
  }),
  'account-deleted': (data, { publicUrl }) => ({
    name: (data as { name: string }).name,
    homeLink: publicUrl,
  }),
  'wishlist-invitation': (data, { publicUrl }) => {
    const { code, from, listTitle } = data as { code: string; from: string; listTitle: string };
    return { from, listTitle, link: `${publicUrl}/wishlist/${code}` };
  },
  'ask-answered': (data, sending) => {
    const { recipientId, recipientName } = data as { recipientId: number; recipientName: string };
    return { name: nameOf(sending), recipientName, link: `${sending.publicUrl}/recipients/${recipientId}` };
  },
  'gift-reserved': reserved,
  'reserved-gift-changed': reserved,
  'reserved-gift-gone': reserved,
  'gift-reminder': reminder,
  'group-gift-news': (data, { user, publicUrl }) => {
    const { shareCode, kind, title, name, amount, text } = data as GroupGiftData<'group-gift-news'>;
    const reader = user?.username ?? stranger;
    return { kind, title, name, amount, text, reader, link: `${publicUrl}/group/${shareCode}` };
  },
  'group-gift-mail': (data, { publicUrl }) => {
    const { shareCode, code, photo, ...about } = data as GroupGiftData<'group-gift-mail'>;
    const pays = about.kind === 'pay_now' && code !== null;
    return {
      ...about,
      link: `${publicUrl}/group/${shareCode}${pays ? `?pledge=${code}` : ''}`,
      photo: photo ? `${publicUrl}${photoAddress(photo)}` : null,
    };
  },
  'upcoming-days': (data, sending) => ({
    name: nameOf(sending),
    days: (data as Pick<MailProps['upcoming-days'], 'days'>).days,
    planLink: `${sending.publicUrl}/plan`,
  }),
};

/** A mail, ready to be rendered. */
export const mailOf = ({ template, data }: MailEntity, sending: Sending): Mail =>
  ({ template, props: props[template](data, sending) }) as Mail;
