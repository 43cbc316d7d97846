import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  canGo,
  chipsOf,
  keyOf,
  withFact,
  without,
  type Basis,
  type Chip,
  type Fact,
  type FactKind,
} from './fact-chips.js';
import { FactChip } from './fact-chip.js';
import { PlusIcon } from '../icons/icons.js';
import { NotUsed } from './not-used.js';
import { useFirstRows } from './use-first-rows.js';
import { useLazyModule } from '../feedback/use-lazy-module.js';

interface UnderstoodChipsProps {
  basis: Basis;
  onChange: (basis: Basis) => void;
  label?: string;
  /** Number of rows shown at first; the rest on request. */
  rows?: number;
  /** Leaves out occasion, age and budget, which are shown elsewhere. */
  onlyFacts?: boolean;
}

interface Editing {
  /** Null if a fact is being added. */
  chip: Chip | null;
  anchor: HTMLElement;
}

const adding = 'add';

const loadEditor = () => import('./fact-editor.js');
const preloadEditor = () => void loadEditor().catch(() => undefined);

/** The facts that were understood about a person; each can be removed or corrected, and others added. */
export function UnderstoodChips({
  basis,
  onChange,
  label = 'What we understood',
  rows = Infinity,
  onlyFacts = false,
}: UnderstoodChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const stop = useCallback(() => setEditing(null), []);
  const editor = useLazyModule(editing !== null, loadEditor, stop);
  const [all, setAll] = useState(false);
  const chips = chipsOf(basis).filter(({ fact }) => !onlyFacts || !elsewhere.includes(fact.kind));
  const fitting = useFirstRows(list, rows, chips.map(({ key }) => key).join());
  const shown = all ? chips.length : Math.min(chips.length, fitting);
  const goTo = useFocusAfterChange(box, basis);

  const remove = ({ key, fact }: Chip) => {
    const at = chips.findIndex((each) => each.key === key);
    goTo((chips[at + 1] ?? chips[at - 1])?.key ?? adding);
    onChange(without(basis, fact));
  };
  const save = (fact: Fact) => {
    const old = editing?.chip;
    const next = old ? without(basis, old.fact, fact) : withFact(basis, fact);
    setEditing(null);
    if (next === basis || (old && old.key === keyOf(fact))) return;
    // Otherwise it could be among the hidden chips.
    if (!old) setAll(true);
    goTo(keyOf(fact));
    onChange(next);
  };
  return (
    <Box
      ref={box}
      component="section"
      aria-label={label}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
      sx={{ display: 'grid', gap: 0.75 }}
    >
      <Box ref={list} component="ul" aria-label="Understood" sx={row}>
        {chips.map((chip, index) => (
          <FactChip
            key={chip.key}
            chip={chip}
            hidden={index >= shown}
            onEdit={(anchor) => setEditing({ chip, anchor })}
            onRemove={canGo(chip.fact) ? () => remove(chip) : undefined}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          {...quiet}
          data-chip={adding}
          startIcon={<PlusIcon />}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setEditing({ chip: null, anchor: currentTarget })}
        >
          Add
        </Button>
        {fitting < chips.length && (
          <Button {...quiet} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${chips.length}`}
          </Button>
        )}
        <NotUsed basis={basis} onChange={onChange} onTaken={goTo} />
      </Box>
      {editing && editor && (
        <editor.FactEditor
          key={editing.chip?.key ?? adding}
          anchor={editing.anchor}
          fact={editing.chip?.fact ?? null}
          addable={addable(basis, onlyFacts)}
          onSave={save}
          onRemove={
            editing.chip && canGo(editing.chip.fact)
              ? () => {
                  setEditing(null);
                  remove(editing.chip!);
                }
              : undefined
          }
          onClose={stop}
        />
      )}
    </Box>
  );
}

const manyOf: readonly FactKind[] = ['interest', 'restriction', 'dislike', 'wish', 'circumstance'];

/** Left out by `onlyFacts`. */
const elsewhere: readonly FactKind[] = ['occasion', 'age', 'budget'];

/** A person has only one of each of these; if it is known, its chip changes it. */
function addable(basis: Basis, onlyFacts: boolean): readonly FactKind[] {
  const known = new Set(chipsOf(basis).map(({ fact }) => fact.kind));
  const others: readonly FactKind[] = onlyFacts ? ['spend'] : [...elsewhere, 'spend'];
  return [...manyOf, ...others.filter((kind) => !known.has(kind))];
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 };
const quiet = {
  size: 'small',
  variant: 'text',
  color: 'inherit',
  sx: { minHeight: 36, px: 1, fontSize: '0.9375rem' },
} as const;

/** The focused element disappears with its chip; the chip with this key gets the focus afterwards. */
function useFocusAfterChange(box: RefObject<HTMLElement | null>, basis: Basis): (key: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const key = wanted.current;
    if (key === null) return undefined;
    wanted.current = null;
    // After the popover has returned the focus to its opener.
    const timer = setTimeout(() => {
      const all = box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
      const places = Array.from(all).filter((each) => !each.closest('[hidden]'));
      (places.find(({ dataset }) => dataset['chip'] === key) ?? places.at(-1))?.focus();
    });
    return () => clearTimeout(timer);
  }, [basis, box]);
  return (key) => void (wanted.current = key);
}
