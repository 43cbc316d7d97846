import type { InfiniteData } from '@tanstack/react-query';

interface Page {
  total: number;
}

/** Offset of a list's next page; undefined at its end, or after an empty page. */
export function nextOffset<P extends Page>(items: (page: P) => readonly unknown[], pages: readonly P[]) {
  const last = pages.at(-1)!;
  const shown = pages.reduce((sum, page) => sum + items(page).length, 0);
  return items(last).length > 0 && shown < last.total ? shown : undefined;
}

/** The loaded pages of a list without one item; the same data if none has it. */
export function withoutItem<K extends string, P extends Page & Record<K, readonly { id: number }[]>>(
  data: InfiniteData<P, number> | undefined,
  items: K,
  id: number,
): InfiniteData<P, number> | undefined {
  if (!data?.pages.some((page) => page[items].some((each) => each.id === id))) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    total: page.total - 1,
    [items]: page[items].filter((each) => each.id !== id),
  }));
  return { ...data, pages };
}
