import { useEffect } from 'react';

/** Names the page in the tab; without a name, the product's own line stands there. */
export function usePageTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · Giftwell` : 'Giftwell · Gifts that fit the person';
  }, [title]);
}
