import { useEffect, useState } from 'react';

/** The id of the uppermost part that can be seen; null before the first scroll. */
export function useVisiblePart(parts: readonly { id: string }[]): string | null {
  const [visible, setVisible] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Set<Element>();
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = headings.find((heading) => seen.has(heading));
        // Within a long part, no heading is visible: it stays the current one.
        if (first) setVisible(first.id);
      },
      { rootMargin: '-72px 0px -35% 0px' },
    );
    for (const heading of headings) watch.observe(heading);
    return () => watch.disconnect();
  }, [parts]);
  return visible;
}
