import { useRef, useState, type PointerEvent } from 'react';

interface Drag {
  id: number;
  /** The item before which it would be dropped; null for the end. */
  beforeId: number | null;
}

const edge = 80;
const step = 14;

/** The item in whose upper half, or above which, the pointer is. */
function placeAt(list: HTMLElement, y: number): number | null {
  for (const row of list.children) {
    const { top, height } = row.getBoundingClientRect();
    if (y < top + height / 2) return Number((row as HTMLElement).dataset['id']);
  }
  return null;
}

function scrollNearEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
}

/** Drags rows of a list by a handle, with mouse, pen or finger. The rows have their id in `data-id`. */
export function useDragOrder(onDrop: (id: number, beforeId: number | null) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, beforeId: id });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag || !list.current) return;
      scrollNearEdge(clientY);
      const beforeId = placeAt(list.current, clientY);
      if (beforeId !== drag.beforeId) setDrag({ id: drag.id, beforeId });
    },
    onPointerUp: () => {
      if (drag) onDrop(drag.id, drag.beforeId);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handle };
}
