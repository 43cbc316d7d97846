import { useQuery } from '@tanstack/react-query';
import { CountryField } from '../../data/country-field.js';
import { recipientQuery } from '../../data/planning.js';

interface CountryChoiceProps {
  recipientId: number;
  /** Undefined until the user chooses; then the recipient's stored country counts. */
  value: string | null | undefined;
  onChange: (country: string | null) => void;
}

/** The country of a recipient, stored or newly chosen. */
export function CountryChoice({ recipientId, value, onChange }: CountryChoiceProps) {
  const { data: recipient } = useQuery(recipientQuery(recipientId));
  return <CountryField value={value === undefined ? recipient?.country : value} onChange={onChange} />;
}
