import { blush, Drawing, marigold, paper, ribbon, spruce } from '../../ui/illustrations/illustrations.js';

/** No dates yet: a wall calendar with a ribbon around one day. */
export function TornCalendar() {
  return (
    <Drawing box="0 0 300 190">
      <ellipse cx="150" cy="174" rx="118" ry="11" fill={blush} stroke="none" />
      <path d="M70 34h160v134H70z" fill={paper} />
      <path d="M70 34h160v34H70z" fill={spruce} />
      <path d="M104 24v20m46-20v20m46-20v20" strokeWidth="6" stroke={marigold} />
      <path
        d="M90 88h.1m30 0h.1m30 0h.1m30 0h.1m30 0h.1M90 112h.1m30 0h.1m60 0h.1m30 0h.1M90 136h.1m30 0h.1m30 0h.1m30 0h.1"
        strokeWidth="7"
        opacity=".3"
      />
      <path d="M138 100h26v24h-26z" fill={ribbon} />
      <path d="M151 100c-12-16-26-8-18 0m18 0c12-16 26-8 18 0" stroke={ribbon} strokeWidth="4" />
      <path d="M151 100v24" stroke={paper} />
      <path d="M230 136v32h-40l40-32Z" fill={blush} />
      <path d="M190 168c4-10 8-20 6-30 12 4 24 2 34-2" fill={paper} />
    </Drawing>
  );
}
