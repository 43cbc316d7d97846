import type { LinkPreview } from '@giftwell/contracts/wishes/link-previews';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { hostOf } from '../../../ui/links/host.js';
import { linkOf, type ItemForm, type ItemValues } from './item-values.js';
import { linkPreviewQuery } from './link-preview.api.js';

export interface LinkReading {
  /** What is said below the link; null for nothing. */
  said: string | null;
  /** Reads the page of a link that was typed or pasted. */
  read: (text: string) => void;
}

type Field = keyof Pick<ItemValues, 'name' | 'price' | 'photo'>;

/** Fills what is still empty in the form from the page of its link. What was typed stays. */
export function useLinkPreview(form: ItemForm): LinkReading {
  const queries = useQueryClient();
  const latest = useRef<string | null>(null);
  const [reading, setReading] = useState<{ link: string; said: string | null } | null>(null);
  const shown = linkOf(useWatch({ control: form.control, name: 'url' }));
  const isCurrent = reading !== null && reading.link === shown;

  const read = async (link: string) => {
    latest.current = link;
    setReading({ link, said: `Reading ${hostOf(link)}…` });
    const preview = await queries.fetchQuery(linkPreviewQuery(link)).catch(() => null);
    if (latest.current !== link) return;
    const isStill = linkOf(form.getValues('url')) === link;
    setReading({ link, said: preview && isStill ? filledText(link, fill(form, preview)) : unread(link) });
  };
  return {
    said: isCurrent ? reading.said : null,
    read: (text) => {
      const link = linkOf(text);
      if (link !== null && !(isCurrent && reading.link === link)) void read(link);
    },
  };
}

/** The fields that were empty, and are filled now. */
function fill(form: ItemForm, { title, price, photo }: LinkPreview): Field[] {
  const offered: [Field, string | null][] = [
    ['name', title],
    ['price', price],
    ['photo', photo],
  ];
  const open = offered.filter(([field, value]) => value !== null && !form.getValues(field));
  for (const [field, value] of open) form.setValue(field, value, { shouldDirty: true });
  if (open.some(([field]) => field === 'name')) form.clearErrors('name');
  return open.map(([field]) => field);
}

function filledText(link: string, fields: readonly Field[]): string | null {
  if (fields.length === 0) return null;
  const what = new Intl.ListFormat('en').format(fields);
  return `From ${hostOf(link)}: ${what}. Change anything you like.`;
}

const unread = (link: string) => `We couldn’t read ${hostOf(link)}. Just fill in the rest yourself.`;
