import {
  blush,
  Drawing,
  ink,
  marigold,
  paper,
  ribbon,
  spruce,
} from '../../../ui/illustrations/illustrations.js';

const box = '0 0 200 110';
const Ground = () => <ellipse cx="100" cy="97" rx="88" ry="9" fill={blush} stroke="none" />;

function Croissants() {
  return (
    <Drawing box={box}>
      <Ground />
      <ellipse cx="100" cy="90" rx="70" ry="10" fill={paper} />
      <path
        d="M44 82c-8-22 12-48 48-46 30 2 48 20 46 40-2 8-14 8-18 0-6-12-40-14-54 2-6 10-18 12-22 4Z"
        fill={marigold}
      />
      <path d="M62 50c2 10 6 14 12 16m8-29c-1 10 1 16 4 21m23-19c-5 7-7 13-7 19m29-5c-8 2-13 6-15 11" />
      <path
        d="M118 84c-2-14 10-26 26-24 12 2 20 12 18 22-2 5-8 4-10 0-4-6-14-8-20-2-4 6-12 8-14 4Z"
        fill={marigold}
      />
      <path d="M132 66c1 5 3 8 6 10m13-14c-3 4-4 8-3 12" />
      <path d="M84 24c-4-5 4-8 0-14m18 12c-4-5 4-8 0-14m18 16c-4-5 4-8 0-14" stroke={ribbon} />
    </Drawing>
  );
}

function InterviewBook() {
  return (
    <Drawing box={box}>
      <Ground />
      <path
        d="M100 38C82 26 58 24 36 30v60c22-6 46-4 64 8 18-12 42-14 64-8V30c-22-6-46-4-64 8Z"
        fill={spruce}
      />
      <path
        d="M100 32C84 22 62 20 42 24v60c20-4 42-2 58 8 16-10 38-12 58-8V24c-20-4-42-2-58 8Z"
        fill={paper}
      />
      <path d="M100 32v60" />
      <path d="M54 38c10-1 20 0 32 5M54 50c10-1 20 0 32 5M54 62c8-1 14-1 20 1" />
      <path d="M116 44c4-2 8-3 12-4" />
      <path d="M116 64h5l3-9 5 18 5-24 5 20 3-8h6" stroke={ribbon} />
      <path d="M132 26v22l6-5 6 4V23" fill={ribbon} />
      <circle cx="66" cy="72" r="4" fill={marigold} />
    </Drawing>
  );
}

function DinosaurAtlas() {
  return (
    <Drawing box={box}>
      <Ground />
      <path d="M44 20h104c6 0 8 3 8 8v60c0 5-2 8-8 8H44V20Z" fill={ink} />
      <path d="M44 20c-8 0-10 4-10 10v56c0 6 2 10 10 10V20Z" fill={ribbon} />
      <path
        d="M62 82c2-16 10-26 26-28 10-1 16 0 20-8 3-8 10-12 18-8 6 3 6 9 0 10h-6c-2 10-4 16-8 20v14h-8V72c-6 2-12 2-18 0v10h-8V70c-6 2-12 6-16 12Z"
        fill={marigold}
      />
      <path d="M84 56l4-7 4 6 5-6 3 6" fill={spruce} stroke={paper} />
      <circle cx="122" cy="43" r="1.6" fill={ink} stroke="none" />
      <path d="M138 34h.1M144 58h.1M132 76h.1M58 36h.1M72 30h.1M54 60h.1" stroke={marigold} strokeWidth="4" />
      <path d="M168 34c10 0 18 8 18 18s-8 18-18 18c6-6 8-11 8-18s-2-12-8-18Z" fill={marigold} />
    </Drawing>
  );
}

function SandCoffee() {
  return (
    <Drawing box={box}>
      <Ground />
      <path d="M30 74h116l-8 22H38l-8-22Z" fill={spruce} />
      <path d="M30 74c10-8 106-8 116 0-10 6-106 6-116 0Z" fill={marigold} />
      <path d="M62 72c-4-10-2-16 2-22l-4-14h36l-4 14c4 6 6 12 2 22-6 5-26 5-32 0Z" fill={ribbon} />
      <path d="M60 36l-7-4M94 46l48-22" strokeWidth="3" />
      <path d="M64 50h28" />
      <path d="M71 26c-4-5 4-8 0-14m14 14c-4-5 4-8 0-14" stroke={ribbon} />
      <path d="M152 76h28l-4 18h-20l-4-18Z" fill={paper} />
      <path d="M179 80c8-1 8 9 0 9M148 96h38" />
      <path d="M110 72h.1m12 1h.1m-8 3h.1m-62-1h.1m-10-2h.1" strokeWidth="3" />
    </Drawing>
  );
}

function Glasshouse() {
  return (
    <Drawing box={box}>
      <Ground />
      <path d="M40 96V54c0-24 26-40 60-40s60 16 60 40v42H40Z" fill={paper} />
      <path d="M100 14v38M70 19c-6 10-8 22-8 33m68-33c6 10 8 22 8 33M40 54h120" />
      <path d="M100 8v6" stroke={ribbon} strokeWidth="4" />
      <path d="M62 96V74c-10 0-14-6-14-14 10 0 14 5 14 14 0-12 4-18 14-18 0 10-4 18-14 18" fill={spruce} />
      <path
        d="M138 96V66c-12-2-16-8-16-14m16 18c0-10 6-14 14-14 0 8-4 14-14 14m0 10c-6 0-10-4-12-8"
        stroke={spruce}
        strokeWidth="3"
      />
      <circle cx="121" cy="50" r="5" fill={ribbon} />
      <circle cx="153" cy="54" r="4" fill={ribbon} />
      <path d="M84 82h30l-3 14H87l-3-14Z" fill={marigold} />
      <path d="M113 85c8-1 8 7 0 7M93 74c-3-4 3-6 0-10m11 10c-3-4 3-6 0-10" />
    </Drawing>
  );
}

/** In the order of the sample gifts. */
export const giftDrawings = [Croissants, InterviewBook, DinosaurAtlas, SandCoffee, Glasshouse] as const;
