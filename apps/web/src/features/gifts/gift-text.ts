import { giftLink } from '@giftwell/contracts/planning/gifts';

const maxTitleLength = 200;
const linkIn = /https?:\/\/\S+|www\.\S+/i;

/** Reads a title, a link or both from one field: `Blue mug https://example.com/mug`. */
export function giftOfText(text: string): { title?: string; link?: string } {
  const [found] = linkIn.exec(text) ?? [];
  const address = found && (found.toLowerCase().startsWith('http') ? found : `https://${found}`);
  const { data: link } = giftLink.safeParse(address);
  const words = link ? text.replace(found!, ' ') : text;
  const title = words.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength).trim();
  return { ...(title && { title }), ...(link && { link }) };
}
