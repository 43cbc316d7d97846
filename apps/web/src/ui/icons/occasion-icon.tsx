import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';

const cake =
  'M5 20h18M6 20v-7h16v7M6 16c2.7 2 5.3-2 8 0s5.3-2 8 0M14 13V9m0-2.600c-1.4-1.2 0-2.4 0-3.4 1.4 1.2 1.4 2.6 0 3.400Z';
const drawings: Partial<Record<OccasionType, string>> = {
  birthday: cake,
  anniversary: 'M10 9l4-5 4 5-4 3-4-3ZM14 12a6 6 0 1 0 .1 0Z',
  wedding: 'M10.5 9a6 6 0 1 0 .1 0Zm7 0a6 6 0 1 0 .1 0ZM9 5.500l1.5-2L12 5.5',
  graduation: 'M3 11l11-5 11 5-11 5-11-5Zm4.5 2v6c4 3 9 3 13 0v-6M24 12v7',
  christmas: 'M14 3l5 6h-3l5 6h-3.500l4.5 6H6l4.5-6H7l5-6H9l5-6Zm0 18v4',
  valentines: 'M14 23C5 17 3 12 5 8.5 7 5 12 5.5 14 9c2-3.5 7-4 9-.5 2 3.5 0 8.5-9 14.500Z',
  mothers_day:
    'M14 14.500V25m0-3c-3 0-5-1-6-4 3 0 5 1 6 4Zm0-1c3 0 5-1 6-4-3 0-5 1-6 4ZM14 14.500c-4 0-6-3-5.5-8.5 2 0 3 1 3.5 2 .5-2 1-3 2-4 1 1 1.5 2 2 4 .5-1 1.5-2 3.5-2 .5 5.5-1.5 8.5-5.5 8.500Z',
  fathers_day: 'M11 4h6l-1.5 4h-3L11 4Zm1.5 4L9.5 20l4.5 5 4.5-5-3-12',
  engagement: 'M14 10l-4-4 2-2.500h4L18 6l-4 4Zm0 0a7 7 0 1 0 .1 0Z',
  retirement: 'M5 24V9m0 10h13l5 5M8 19l3-8h6l4 8M3 8c6-5 13-5 18 1',
  baby_shower:
    'M4 11h20a8.500 8.500 0 0 1-17 2.500L4 11Zm10 0c0-5 4-8 10-7v7M10 24.500a1.500 1.500 0 1 0 .1 0Zm9 0a1.500 1.500 0 1 0 .1 0Z',
  housewarming: 'M4 14 14 5l10 9M7 12v12h14V12m-9 12v-7h4v7',
  promotion: 'M4 10h20v13H4V10Zm6 0V6h8v4M4 16h20m-10-1.500v3',
  holiday:
    'M14 8.500a5.500 5.500 0 1 0 .1 0ZM14 3v2m0 18v2M3 14h2m18 0h2M6.200 6.200l1.400 1.400m12.800 12.800 1.400 1.400m0-15.600-1.400 1.400M7.600 20.400l-1.400 1.400',
  other: 'M14 4v4m0 12v4M4 14h4m12 0h4M7 7l2.8 2.800M18.2 18.2 21 21M21 7l-2.8 2.800M9.8 18.2 7 21',
};

/** A small decorative icon for an occasion; simple, because a year may have hundreds. */
export const OccasionIcon = ({ occasion, size = 38 }: { occasion: OccasionType; size?: number }) => (
  <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden focusable="false">
    <path
      d={drawings[occasion] ?? drawings.other}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 24 ? 2.4 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
