import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Theme } from '@mui/material/styles';

/** The six occasion colors, in the order of the legend. */
export const occasionKinds = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  christmas: 'Christmas',
  valentine: "Valentine's Day",
  graduation: 'Graduation',
  other: 'Other',
} as const;
export type OccasionKind = keyof typeof occasionKinds;

const kinds: Partial<Record<OccasionType, OccasionKind>> = {
  birthday: 'birthday',
  christmas: 'christmas',
  valentines: 'valentine',
  anniversary: 'anniversary',
  wedding: 'anniversary',
  engagement: 'anniversary',
  graduation: 'graduation',
};
export const occasionKind = (type: OccasionType): OccasionKind => kinds[type] ?? 'other';

/** The icon for each kind of occasion. */
export const kindIcon: Record<OccasionKind, OccasionType> = {
  birthday: 'birthday',
  anniversary: 'anniversary',
  christmas: 'christmas',
  valentine: 'valentines',
  graduation: 'graduation',
  other: 'other',
};

/** With a contrast of at least 4.5 on paper and below their icons. */
const colors: Record<OccasionKind, [light: string, dark: string]> = {
  birthday: ['#b3262e', '#f0766f'],
  anniversary: ['#8a5a0b', '#e8b45a'],
  christmas: ['#1f5148', '#7fc2b2'],
  valentine: ['#a3366f', '#f0a3cb'],
  graduation: ['#2f5597', '#9db9f0'],
  other: ['#6b5d53', '#bdaea2'],
};

const variables = (scheme: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([kind, pair]) => [`--${kind}`, pair[scheme]]));
const marks = Object.fromEntries(
  Object.keys(colors).map((kind) => [`& [data-kind=${kind}]`, { '--kind': `var(--${kind})` }]),
);

/** Sets `--kind` and the readable `--on-kind` for every descendant with `data-kind`. */
export const kindColors = (theme: Theme) => ({
  ...variables(0),
  '--on-kind': '#fffdf8',
  ...marks,
  ...theme.applyStyles('dark', { ...variables(1), '--on-kind': '#171210' }),
});
