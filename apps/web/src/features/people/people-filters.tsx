import { recipientGroups, type RecipientGroup } from '@giftwell/contracts/planning/recipient-filter';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PeopleFilter } from '../../data/query-keys.js';
import { SearchField } from '../../ui/fields/search-field.js';

const groupLabels: Record<RecipientGroup, string> = {
  family: 'Family',
  friends: 'Friends',
  work: 'Work',
  own: 'Others',
};

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

/** Filters and order of the list of people. */
export const PeopleFilters = ({ filter, onChange }: PeopleFiltersProps) => (
  <>
    <SearchField
      label="Search names, interests, notes"
      value={filter.search}
      onChange={(search) => onChange({ ...filter, search })}
    />
    <NativeSelect
      value={filter.group}
      onChange={({ target }) => onChange({ ...filter, group: target.value as PeopleFilter['group'] })}
      input={<OutlinedInput inputProps={{ 'aria-label': 'Group' }} />}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 auto' } }}
    >
      <option value="">Everyone</option>
      {recipientGroups.map((group) => (
        <option key={group} value={group}>
          {groupLabels[group]}
        </option>
      ))}
    </NativeSelect>
    <NativeSelect
      value={filter.sort}
      onChange={({ target }) => onChange({ ...filter, sort: target.value as PeopleFilter['sort'] })}
      input={<OutlinedInput inputProps={{ 'aria-label': 'Sort by' }} />}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 auto' } }}
    >
      <option value="next">Next date first</option>
      <option value="name">A–Z</option>
    </NativeSelect>
  </>
);
