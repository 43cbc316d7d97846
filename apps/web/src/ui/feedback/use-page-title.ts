import { useEffect } from 'react';

/** Sets the document's title; without a name, the product's default title. */
export function usePageTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · Giftwell` : 'Giftwell · Gifts that fit the person';
  }, [title]);
}
