import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';

const letters = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** The initial of a name: its first letter or symbol. */
export const initialOf = (name: string): string => {
  const [first] = letters.segment(name);
  return first?.segment.toLocaleUpperCase('en-US') ?? '';
};

const tints = 4;

/** The picture, or the initial in a circle. */
export function Avatar({
  recipient,
}: {
  recipient: Pick<RecipientSummary, 'id' | 'name' | 'profilePicture'>;
}) {
  const { id, name, profilePicture } = recipient;
  if (profilePicture)
    return <img className="avatar" src={profilePicture} alt="" width={56} height={56} loading="lazy" />;
  return (
    <span className="avatar" data-tint={id % tints} aria-hidden>
      {initialOf(name)}
    </span>
  );
}
