import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useFocusOnNeighbor } from '../../ui/fields/focus.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import type { OpenMenu } from './idea-menu.js';
import type { SavedIdea } from './merged-ideas.js';
import { SavedCard } from './saved-card.js';
import { Ideas } from './saved.styles.js';
import { useRemovingKeys, useRate, useUnsave } from './saved.api.js';

/** More than any screen shows. */
const firstLook = 15;

const loadMenu = () => import('./idea-menu.js');
const preloadMenu = () => void loadMenu().catch(() => undefined);

interface SavedListProps {
  ideas: readonly SavedIdea[];
  /** Changes with the filters, but not with the ideas. */
  question: string;
  layout: 'grid' | 'list';
  marksHere: boolean;
  pathOf: (recipientId: number) => string;
}

/** The first results render at once, the others without blocking typing. */
export function SavedList({ ideas, question, layout, marksHere, pathOf }: SavedListProps) {
  const settled = useDeferredValue<string | null>(question, null);
  const shown = settled === question ? ideas : ideas.slice(0, firstLook);
  const leaving = useRemovingKeys();
  const unsave = useUnsave();
  const rate = useRate();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu((last) => last && { ...last, open: false }), []);
  const part = useLazyModule(menu?.open === true, loadMenu, closeMenu);
  const list = useRef<HTMLUListElement>(null);
  const noteGoing = useFocusOnNeighbor(
    list,
    useMemo(() => ideas.map(({ key }) => key), [ideas]),
  );

  const onUnsave = useCallback(
    (saved: SavedIdea) => {
      noteGoing(saved.key);
      unsave(saved);
    },
    [noteGoing, unsave],
  );
  const onRate = useCallback((saved: SavedIdea, rating: number) => rate({ saved, rating }), [rate]);
  const onMore = useCallback(
    (saved: SavedIdea, opener: HTMLElement) => !saved.onlyHere && setMenu({ saved, opener, open: true }),
    [],
  );
  return (
    <>
      <Ideas
        ref={list}
        data-layout={layout}
        aria-label="Saved suggestions"
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
      >
        {shown.map((saved) => (
          <li key={saved.key}>
            <SavedCard
              saved={saved}
              leaving={leaving.includes(saved.key)}
              marksHere={marksHere}
              pathOf={pathOf}
              onUnsave={onUnsave}
              onRate={onRate}
              onMore={onMore}
            />
          </li>
        ))}
      </Ideas>
      {menu && part && (
        <part.IdeaMenu menu={menu} onGoing={({ key }) => noteGoing(key)} onClose={closeMenu} />
      )}
    </>
  );
}
