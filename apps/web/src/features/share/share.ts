import {
  senderNameMax,
  shareMessageMax,
  shareTitleMax,
  someoneSpecial,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { api } from '../../data/api.js';
import type { Shareable, SharedFor } from '../../data/stores/share-dialog-store.js';

export interface MadeLink {
  shareCode: string;
  url: string;
  title: string;
  message: string;
}

export const limits = { title: shareTitleMax, message: shareMessageMax, senderName: senderNameMax };

const feasts: readonly OccasionType[] = ['christmas', 'valentines', 'mothers_day', 'fathers_day'];
const nameless: readonly OccasionType[] = ['other', 'holiday'];

/** `An idea for Hanna’s birthday`, with what is known. */
export function suggestedTitle(idea: Shareable, { recipientName, occasion }: SharedFor): string {
  return titleOf(idea, recipientName.trim(), occasion).slice(0, shareTitleMax);
}

function titleOf(idea: Shareable, name: string, occasion: OccasionType | undefined): string {
  if (!name) return `A gift idea: ${idea.name}`;
  if (!occasion || nameless.includes(occasion)) return `An idea for ${name}`;
  const label = occasionLabels[occasion];
  if (feasts.includes(occasion)) return `A ${label} idea for ${name}`;
  const whose = /^the\s.+s$/i.test(name) ? `${name}’` : `${name}’s`;
  return `An idea for ${whose} ${label.toLowerCase()}`;
}

interface ShareTexts {
  title: string;
  message: string;
  senderName: string;
}

/** Creates the link; an idea with an id is shared as stored on the server. */
export async function makeLink(idea: Shareable, sharedFor: SharedFor, texts: ShareTexts): Promise<MadeLink> {
  const { id, name, category, price, description, reason, searchTerm, picture } = idea;
  const { title, message } = headed(texts, suggestedTitle(idea, sharedFor));
  const { shareCode } = await api.sharedSuggestions.share({
    suggestionData: {
      ...{ name, category, price, description, reason },
      ...(searchTerm && { searchTerm }),
      ...(picture && { picture }),
    },
    recipientName: sharedFor.recipientName.trim() || someoneSpecial,
    ...{ title, message },
    senderName: texts.senderName,
    suggestionId: id,
  });
  return { shareCode, title, message, url: `${window.location.origin}/shared/${shareCode}` };
}

/** A short message is a better title than the suggested one. */
function headed({ title, message }: ShareTexts, suggested: string): Pick<ShareTexts, 'title' | 'message'> {
  const line = message.trim();
  const isTitle = line !== '' && line.length <= shareTitleMax && !line.includes('\n');
  return isTitle && title === suggested ? { title: line, message: '' } : { title, message };
}

/** The shared text: title, message and link. */
const shareText = ({ title, message, url }: MadeLink) => [title, message, url].filter(Boolean).join('\n\n');

const encoded = (link: MadeLink) => encodeURIComponent(shareText(link));
export const messagingHref = (link: MadeLink) => `https://wa.me/?text=${encoded(link)}`;
export const smsHref = (link: MadeLink) => `sms:?&body=${encoded(link)}`;
export const mailHref = (link: MadeLink) =>
  `mailto:?subject=${encodeURIComponent(link.title)}&body=${encoded(link)}`;
