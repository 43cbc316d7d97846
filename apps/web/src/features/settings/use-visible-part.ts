import { useEffect, useState } from 'react';

/** A part is current from where its heading is in the upper part of the window. */
const upperPart = 0.4;

function currentOf(parts: readonly { id: string }[]): string | null {
  const { scrollHeight } = document.documentElement;
  // A short last part never gets that far up.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1)
    return parts.at(-1)?.id ?? null;
  const isAbove = ({ id }: { id: string }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < window.innerHeight * upperPart;
  };
  return parts.findLast(isAbove)?.id ?? parts[0]?.id ?? null;
}

/** The id of the part that the window shows. */
export function useVisiblePart(parts: readonly { id: string }[]): string | null {
  const [visible, setVisible] = useState(parts[0]?.id ?? null);
  useEffect(() => {
    const look = () => setVisible(currentOf(parts));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [parts]);
  return visible;
}
