import type { ReactNode } from 'react';

export const ink = 'var(--mui-palette-text-primary)';
export const paper = 'var(--mui-palette-background-paper)';
export const ribbon = 'var(--mui-palette-primary-main)';
export const spruce = 'var(--mui-palette-secondary-main)';
export const marigold = 'var(--mui-palette-marigold-main)';
export const blush = 'var(--mui-palette-blush-main)';

/** All in one style: 2 px outlines, flat areas in theme colors. Decorative. */
export function Drawing({ box, children }: { box: string; children: ReactNode }) {
  const [, , width, height] = box.split(' ');
  return (
    <svg viewBox={box} width={width} height={height} aria-hidden="true" focusable="false" fill="none">
      <g stroke={ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** 404: a parcel with a smudged label, next to a signpost. */
export function LostParcel() {
  return (
    <Drawing box="0 0 300 190">
      <ellipse cx="150" cy="166" rx="132" ry="14" fill={blush} stroke="none" />
      <path d="M70 92 128 76l60 14-56 18-62-16Z" fill={paper} />
      <path d="M70 92v58l62 18v-60L70 92Z" fill={blush} />
      <path d="M132 108v60l56-20V90l-56 18Z" fill={paper} />
      <path d="m98 84 61 16v58" stroke={ribbon} strokeWidth="7" />
      <path d="M101 100v59" stroke={ribbon} strokeWidth="7" />
      <path d="m146 124 28-9v16l-28 9v-16Z" fill={paper} />
      <path d="m151 128 7-2m-7 7 16-5" strokeDasharray="3 4" />
      <path d="M232 166V52" strokeWidth="5" stroke={spruce} />
      <path d="M204 58h52l14 12-14 12h-52V58Z" fill={marigold} />
      <path d="M212 70c6-6 10 6 16 0s10 6 16 0" />
      <path d="M258 92h-50l-14 11 14 11h50V92Z" fill={paper} />
      <path d="M212 103h36" strokeDasharray="2 6" />
      <path d="M116 62c-6-18 14-28 22-14 4 8-8 12-8 20m0 9v.5" stroke={ribbon} strokeWidth="3" />
      <path d="M34 160c-2-10 2-18 8-22m0 26c0-8 4-14 12-16" stroke={spruce} />
    </Drawing>
  );
}

/** Errors: a spool with a tangled ribbon. */
export function TangledRibbon() {
  return (
    <Drawing box="0 0 300 190">
      <ellipse cx="150" cy="168" rx="132" ry="13" fill={blush} stroke="none" />
      <path
        d="M96 120c40 34 58-6 42-28s-44 4-18 30 84 20 78-18-56-34-50 0 62 56 90 22c12-16-2-34-16-26s-6 34 16 46 36 4 42-4"
        stroke={ribbon}
        strokeWidth="7"
      />
      <path d="M44 84v70c0 8 52 8 52 0V84" fill={ribbon} />
      <path d="M44 104c0 8 52 8 52 0m-52 22c0 8 52 8 52 0" stroke={paper} />
      <ellipse cx="70" cy="82" rx="36" ry="11" fill={marigold} />
      <ellipse cx="70" cy="82" rx="9" ry="3" fill={paper} />
      <path d="M34 154c0 14 72 14 72 0" fill={marigold} />
      <path d="M214 52l6-12m10 18 12-6m-34-2-8-8" stroke={spruce} />
      <circle cx="160" cy="46" r="4" fill={spruce} stroke="none" />
      <circle cx="122" cy="60" r="3" fill={marigold} stroke="none" />
    </Drawing>
  );
}

/** Nothing saved yet: an open drawer with one tag. */
export function EmptyDrawer() {
  return (
    <Drawing box="0 0 300 190">
      <ellipse cx="150" cy="172" rx="130" ry="12" fill={blush} stroke="none" />
      <path d="M58 40h184v130H58z" fill={paper} />
      <path d="M58 40 76 26h148l18 14" fill={spruce} />
      <path d="M70 52h160v24H70z" fill={blush} />
      <circle cx="150" cy="64" r="4" fill={marigold} />
      <path d="M78 92h144v18H78z" fill={ink} opacity=".16" stroke="none" />
      <path d="M70 88h160" />
      <path d="m136 96 12-44 34 10-12 42" fill={paper} />
      <circle cx="159" cy="64" r="4" fill={marigold} />
      <path d="M159 64c-6-18 8-34 16-26s-6 16-16 26" stroke={ribbon} />
      <path d="m150 78 18 5m-20 4 14 4" />
      <path d="M62 106h176v48H62z" fill={paper} />
      <path d="M62 106h176v48H62z" fill={blush} opacity=".5" />
      <circle cx="150" cy="130" r="5" fill={marigold} />
      <path d="M76 170v6m148-6v6" strokeWidth="5" />
    </Drawing>
  );
}

/** Hero: a box that is being wrapped. */
export function TiedGift() {
  return (
    <Drawing box="0 0 220 180">
      <ellipse cx="110" cy="164" rx="96" ry="11" fill={blush} stroke="none" />
      <path d="M40 82h140v78H40z" fill={spruce} />
      <path d="M32 62h156v24H32z" fill={paper} />
      <path d="M100 62h20v98h-20z" fill={ribbon} />
      <path d="M110 60C88 14 46 22 52 42c4 14 34 20 58 18Z" fill={ribbon} />
      <path d="M110 60c22-46 64-38 58-18-4 14-34 20-58 18Z" fill={ribbon} />
      <path d="M62 42c12-4 28 4 40 14m56-14c-12-4-28 4-40 14" stroke={paper} opacity=".7" />
      <circle cx="110" cy="58" r="9" fill={marigold} />
      <path
        d="M56 104h.1M76 126h.1M54 142h.1m100-36h.1m-16 26h.1m24 10h.1"
        stroke={paper}
        strokeWidth="4"
        opacity=".75"
      />
    </Drawing>
  );
}
