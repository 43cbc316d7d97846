import { styled, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { categoryLook, type Tone } from '../theme/category.styles.js';

interface Pictured {
  category: string;
  picture: string | null;
}

const isName = /^[a-z0-9-]+$/;
const addressOf = (name: string) => `/pictures/${name}.svg`;

/** The illustration for a kind of idea. Decorative. */
export const IdeaPicture = ({ idea, size = 64 }: { idea: Pictured; size?: number }) => (
  <Ground
    className="picture"
    data-tone={categoryLook(idea.category).tone}
    style={{ width: size, height: size }}
  >
    <PictureImage idea={idea} size={size} />
  </Ground>
);

/** The same without styles, for lists that style their parts centrally. */
export const PlainIdeaPicture = ({ idea }: { idea: Pictured }) => (
  <span className="picture" data-tone={categoryLook(idea.category).tone}>
    <PictureImage idea={idea} size={64} />
  </span>
);

/** A missing illustration is replaced by the category's, or else by the background alone. */
function PictureImage({ idea, size }: { idea: Pictured; size: number }) {
  const { category, picture } = idea;
  const { icon } = categoryLook(category);
  const wanted = picture && isName.test(picture) ? [picture, icon] : [icon];
  const [missing, setMissing] = useState<readonly string[]>([]);
  const name = wanted.find((each) => !missing.includes(each));
  if (!name) return null;
  const side = Math.round(size * 0.66);
  return (
    <img
      src={addressOf(name)}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing((before) => [...before, name])}
    />
  );
}

const groundOf = (theme: Theme, tone: Tone): string => {
  const { palette } = theme.vars!;
  const mixed = (color: string, share: number) =>
    `color-mix(in srgb, ${color} ${share}%, ${palette.background.paper})`;
  switch (tone) {
    case 'blush':
      return palette.blush.main;
    case 'marigold':
      return mixed(palette.marigold.main, 26);
    case 'spruce':
      return mixed(palette.secondary.main, 17);
    case 'ribbon':
      return mixed(palette.primary.main, 14);
  }
};

/** The styles of an illustration and its background; both have their size before loading. */
export const pictureStyles = (theme: Theme) => ({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 16,
  backgroundColor: groundOf(theme, 'blush'),
  '&[data-tone=marigold]': { backgroundColor: groundOf(theme, 'marigold') },
  '&[data-tone=spruce]': { backgroundColor: groundOf(theme, 'spruce') },
  '&[data-tone=ribbon]': { backgroundColor: groundOf(theme, 'ribbon') },
  '& img': { display: 'block' },
  // Many illustrations have dark lines, which are invisible on a dark background.
  ...theme.applyStyles('dark', {
    backgroundImage: `linear-gradient(${theme.alpha(theme.vars!.palette.text.primary, 0.24)} 0 0)`,
  }),
});

const Ground = styled('span')(({ theme }) => pictureStyles(theme));
