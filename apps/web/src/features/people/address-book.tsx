import { blush, Drawing, marigold, paper, ribbon, spruce } from '../../ui/illustrations/illustrations.js';

/** Shown without recipients: an open address book with a ribbon. */
export function AddressBook() {
  return (
    <Drawing box="0 0 300 190">
      <ellipse cx="150" cy="172" rx="130" ry="12" fill={blush} stroke="none" />
      <path d="M42 46v118h216V46z" fill={spruce} />
      <path d="M150 52c-24-14-66-16-98-8v108c32-8 74-6 98 8V52Z" fill={paper} />
      <path d="M150 52c24-14 66-16 98-8v108c-32-8-74-6-98 8V52Z" fill={paper} />
      <circle cx="84" cy="76" r="14" fill={blush} />
      <path d="M84 82c-8 0-10 5-10 5h20s-2-5-10-5Zm0-13a5 5 0 1 0 .1 0Z" fill={paper} />
      <path d="M108 70c10-2 20-1 28 2m-28 10c8-1 14-1 20 1" />
      <path d="M68 108c22-4 46-2 68 6m-68 8c22-4 46-2 68 6" strokeDasharray="2 6" />
      <circle cx="188" cy="78" r="14" fill={marigold} />
      <path d="M188 84c-8 0-10 5-10 5h20s-2-5-10-5Zm0-13a5 5 0 1 0 .1 0Z" fill={paper} />
      <path d="M172 130c20-6 42-8 62-5" />
      <path d="M172 116c20-6 42-8 62-5m-62 33c20-6 42-8 62-5" strokeDasharray="2 6" />
      <path d="M214 40v68l9-9 9 9V40Z" fill={ribbon} />
      <path d="M248 66h10m-10 26h10m-10 26h10" strokeWidth="5" stroke={marigold} />
    </Drawing>
  );
}
