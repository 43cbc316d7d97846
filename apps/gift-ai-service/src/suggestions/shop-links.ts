/** Search pages of the shops, built by us alone: what a model writes never becomes a link. */
export function shopLinks(
  searchTerm: string,
  affiliateTag?: string,
): { amazonLink: string; etsyLink: string } {
  const amazon = new URLSearchParams({ k: searchTerm, ...(affiliateTag && { tag: affiliateTag }) });
  const etsy = new URLSearchParams({ q: searchTerm });
  return {
    amazonLink: `https://www.amazon.com/s?${amazon}`,
    etsyLink: `https://www.etsy.com/search?${etsy}`,
  };
}
