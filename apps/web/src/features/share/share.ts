import {
  shareMessageMax,
  shareTitleMax,
  someoneSpecial,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { api } from '../../data/api.js';
import type { Shareable } from '../../data/stores/share-dialog-store.js';

export interface MadeLink {
  shareCode: string;
  url: string;
  title: string;
  message: string;
}

export const limits = { title: shareTitleMax, message: shareMessageMax };
export const suggestedTitle = ({ name }: Shareable) => `A gift idea: ${name}`.slice(0, shareTitleMax);

/** Makes the link; an idea with an id is shared as the server stored it. */
export async function makeLink(
  idea: Shareable,
  recipientName: string,
  { title, message }: { title: string; message: string },
): Promise<MadeLink> {
  const { id, name, category, price, description, reason, searchTerm, picture } = idea;
  const { shareCode } = await api.sharedSuggestions.share({
    suggestionData: {
      ...{ name, category, price, description, reason },
      ...(searchTerm && { searchTerm }),
      ...(picture && { picture }),
    },
    recipientName: recipientName.trim() || someoneSpecial,
    title,
    message,
    suggestionId: id,
  });
  return { shareCode, title, message, url: `${window.location.origin}/shared/${shareCode}` };
}

/** What is sent along: the title, the message, the link. */
const shareText = ({ title, message, url }: MadeLink) => [title, message, url].filter(Boolean).join('\n\n');

const encoded = (link: MadeLink) => encodeURIComponent(shareText(link));
export const messagingHref = (link: MadeLink) => `https://wa.me/?text=${encoded(link)}`;
export const smsHref = (link: MadeLink) => `sms:?&body=${encoded(link)}`;
export const mailHref = (link: MadeLink) =>
  `mailto:?subject=${encodeURIComponent(link.title)}&body=${encoded(link)}`;
