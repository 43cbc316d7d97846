import { useController } from 'react-hook-form';
import { CountryField } from '../../../data/country-field.js';
import type { RecipientValues } from '../recipient-values.js';

/** In which country somebody is a mother or a father. */
export function RecipientCountry() {
  const { field } = useController<RecipientValues, 'country'>({ name: 'country' });
  return <CountryField value={field.value} onChange={field.onChange} />;
}
