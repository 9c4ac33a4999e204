/** A Google Maps embed address, normalised; null for anything else, so that nothing else is ever framed. */
export function mapEmbedAddress(value: string | null): string | null {
  if (!value) return null;
  try {
    const url = new URL(value.trim());
    const isEmbed = url.pathname === '/maps/embed' || url.pathname.startsWith('/maps/embed/');
    const isOurs = url.origin === 'https://www.google.com' && !url.username && !url.password;
    return isOurs && isEmbed ? url.href : null;
  } catch {
    return null;
  }
}

/** The place on Google's own page, for browsers that cannot show it here. */
export function googleMapAddress(name: string, address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
}

/** The location on OpenStreetMap; a zoom of 16 shows the streets around it. */
export function openStreetMapAddress(latitude: number, longitude: number, zoom = 16): string {
  const spot = `${latitude.toFixed(5)}/${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}#map=${zoom}/${spot}`;
}
