import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Public by their range, but answered by the host that a cloud runs on. */
const insideClouds = new Set(['168.63.129.16']);

/** Whether an IP address, in whatever notation, belongs to the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv6 address that stands for an IPv4 one is judged as that.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6
    ? address.match(globalUnicast)
    : !insideClouds.has(address.toString());
}
