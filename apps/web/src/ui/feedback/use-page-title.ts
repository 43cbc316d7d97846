import { useEffect } from 'react';

/** Sets the document's title; without a name, the product's default title. */
export function usePageTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · Giftwell` : 'Giftwell · Gifts that fit the person';
  }, [title]);
}

/** Sets the title while something with its own address is shown over the page; null if nothing is. */
export function useTitleOver(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    document.title = `${title} · Giftwell`;
    return () => void (document.title = before);
  }, [title]);
}
