import ipaddr from 'ipaddr.js';

/**
 * Parts of the global unicast space that are not plain public hosts: Teredo and related ranges, 6to4,
 * documentation.
 */
const notQuitePublic = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True when a network address, as a resolver writes it, belongs to a host of the public internet. IPv6 that carries
 * an IPv4 address (mapped, compatible, translated) never does.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(globalUnicast) && !notQuitePublic.some((range) => address.match(range));
}
