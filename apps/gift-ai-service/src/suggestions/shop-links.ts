/** Search pages of the shops. Built only here, so that text of a model never becomes a link. */
export function shopLinks(
  searchTerm: string,
  affiliateTag?: string,
): { amazonLink: string; etsyLink: string } {
  const etsy = `${new URLSearchParams({ q: searchTerm })}`;
  const tag = affiliateTag ? `&${new URLSearchParams({ tag: affiliateTag })}` : '';
  return {
    amazonLink: `https://www.amazon.com/s?k${etsy.slice(1)}${tag}`,
    etsyLink: `https://www.etsy.com/search?${etsy}`,
  };
}
