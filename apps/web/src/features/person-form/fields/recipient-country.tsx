import { useController } from 'react-hook-form';
import { CountryField } from '../../../data/country-field.js';
import type { RecipientValues } from '../recipient-values.js';

/** The recipient's country, which determines Mother's and Father's Day. */
export function RecipientCountry() {
  const { field } = useController<RecipientValues, 'country'>({ name: 'country' });
  return <CountryField value={field.value} onChange={field.onChange} />;
}
