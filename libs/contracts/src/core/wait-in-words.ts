const units = [
  { below: 60, seconds: 1, name: 'second' },
  { below: 5_400, seconds: 60, name: 'minute' },
  { below: Infinity, seconds: 3_600, name: 'hour' },
];

/** A waiting time as text, rounded up: `1 second`, `45 seconds`, `10 minutes`, `2 hours`. */
export function waitInWords(seconds: number): string {
  const unit = units.find(({ below }) => seconds < below)!;
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
