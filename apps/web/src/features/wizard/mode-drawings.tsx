import { blush, Drawing, marigold, paper, ribbon, spruce } from '../../ui/illustrations/illustrations.js';

/** A form with ticked boxes and a pencil. */
export const FormsDrawing = () => (
  <Drawing box="0 0 140 110">
    <ellipse cx="70" cy="100" rx="56" ry="7" fill={blush} stroke="none" />
    <path d="M30 12h66v84H30z" fill={paper} />
    <path d="M40 28h10v10H40zm0 22h10v10H40zm0 22h10v10H40z" fill={blush} />
    <path d="m42 33 3 3 6-9m-9 28 3 3 6-9" stroke={ribbon} strokeWidth="3" />
    <path d="M60 33h24M60 55h18M60 77h12" />
    <path d="m82 88 4-14 30-36 10 8-30 36-14 6Z" fill={marigold} />
    <path d="m110 45 10 8" />
    <path d="m82 88 4-14 10 8-14 6Z" fill={paper} />
  </Drawing>
);

/** A microphone with a ribbon for a cord. */
export const SpeakingDrawing = () => (
  <Drawing box="0 0 140 110">
    <ellipse cx="70" cy="100" rx="56" ry="7" fill={blush} stroke="none" />
    <path d="M70 78v14c0 10 26 10 34 0s24-6 24 4" stroke={ribbon} strokeWidth="5" />
    <path d="M46 46v6a24 24 0 0 0 48 0v-6" />
    <path d="M70 76v18M56 94h28" />
    <rect x="55" y="10" width="30" height="54" rx="15" fill={spruce} />
    <path d="M55 30h12m-12 10h12m18-10H73m12 10H73" stroke={paper} />
    <path
      d="M32 30c-6 8-6 18 0 26M20 22c-10 14-10 28 0 42M108 30c6 8 6 18 0 26m12-34c10 14 10 28 0 42"
      stroke={marigold}
      strokeWidth="3"
    />
  </Drawing>
);
