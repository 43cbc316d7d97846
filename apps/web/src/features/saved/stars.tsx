import { counted } from '../../ui/text/counted.js';

const all = [1, 2, 3, 4, 5];

interface StarsProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  labelledBy: string;
  value: number | null;
  onRate: (rating: number) => void;
}

/**
 * Five stars as plain radio buttons, because a page may render three hundred of them. Styles are in
 * `saved.styles.ts`.
 */
export const Stars = ({ name, labelledBy, value, onRate }: StarsProps) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className="stars">
    {all.map((stars) => (
      <label key={stars} className={value !== null && stars <= value ? 'full' : undefined}>
        <input
          type="radio"
          name={name}
          aria-label={counted(stars, 'star')}
          checked={value === stars}
          onChange={() => onRate(stars)}
        />
        <svg viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8L12 3.2Z" />
        </svg>
      </label>
    ))}
  </div>
);
