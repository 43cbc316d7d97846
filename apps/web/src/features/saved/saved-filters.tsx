import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { GridIcon, ListIcon, SearchIcon } from '../../ui/icons/icons.js';
import { priceBands, sorts, type View } from './saved-view.js';

interface SavedFiltersProps {
  view: View;
  /** Names; without any, the filter for them isn't shown. */
  people: readonly string[];
  categories: readonly string[];
  onChange: (change: Partial<View>) => void;
}

/** An address may contain a value that no idea has; its field shows it. */
const including = (value: string, known: readonly string[]) =>
  value && !known.includes(value) ? [value, ...known] : known;

/** At most this many, and fewer where large letters would be cut off. A pixel less, so that rounding drops none. */
const columns = (most: number) =>
  `repeat(auto-fit, minmax(min(100%, max(8.75rem, calc((100% - ${(most - 1) * 16}px) / ${most} - 1px))), 1fr))`;

/** Search, the filters and the order. */
export function SavedFilters({ view, people, categories, onChange }: SavedFiltersProps) {
  const searchId = useId();
  const names = including(view.person, people);
  const hasNames = names.length > 0;
  return (
    <Box
      component="form"
      role="search"
      aria-label="Saved suggestions"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: columns(2),
        mb: 3,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: hasNames ? '1 / -1' : 'auto' } },
        '& > :last-of-type': { gridColumn: { xs: hasNames ? 'auto' : '1 / -1', sm: 'auto' } },
        // All in one row, from where they have room.
        '@media (min-width: 1000px)': {
          gridTemplateColumns: columns(hasNames ? 6 : 5),
          '& > :first-of-type': { gridColumn: 'span 2' },
        },
      }}
    >
      <div>
        <InputLabel htmlFor={searchId}>Search</InputLabel>
        <OutlinedInput
          id={searchId}
          type="search"
          fullWidth
          value={view.q}
          onChange={(event) => onChange({ q: event.target.value })}
          sx={{ '& input': { pl: 0 } }}
          placeholder="Name, category, reason…"
          inputProps={{ enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
        />
      </div>
      {hasNames && (
        <ChoiceField label="For" value={view.person} onChoose={(person) => onChange({ person })}>
          <option value="">Everyone</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </ChoiceField>
      )}
      <ChoiceField label="Category" value={view.category} onChoose={(category) => onChange({ category })}>
        <option value="">All categories</option>
        {including(view.category, categories).map((category) => (
          <option key={category}>{category}</option>
        ))}
      </ChoiceField>
      <ChoiceField label="Price" value={view.price} onChoose={(price) => onChange({ price })}>
        <option value="">Any price</option>
        {Object.entries(priceBands).map(([band, { label }]) => (
          <option key={band} value={band}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label="Sort by" value={view.sort} onChoose={(sort) => onChange({ sort })}>
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </ChoiceField>
    </Box>
  );
}

export function LayoutToggle({
  layout,
  onChange,
}: Pick<View, 'layout'> & Pick<SavedFiltersProps, 'onChange'>) {
  return (
    <Box role="group" aria-label="Show as" sx={{ display: 'flex', gap: 0.5 }}>
      {[
        { value: 'grid' as const, label: 'Grid', icon: <GridIcon /> },
        { value: 'list' as const, label: 'List', icon: <ListIcon /> },
      ].map(({ value, label, icon }) => (
        <IconButton
          key={value}
          aria-label={label}
          aria-pressed={layout === value}
          onClick={() => onChange({ layout: value })}
          sx={{
            width: 44,
            height: 44,
            '&[aria-pressed=true]': { bgcolor: 'blush.main', color: 'primary.main' },
          }}
        >
          {icon}
        </IconButton>
      ))}
    </Box>
  );
}
