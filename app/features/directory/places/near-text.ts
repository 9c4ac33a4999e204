export type NearMinutes = {
  minutes: number;
  walkMinutes: number | null;
  tramMinutes: number | null;
  tramWalkMinutes: number | null;
  stopName: string | null;
};

/** 'about 6 min walk', or by tram with the walk to its stop, whichever is quicker; with the landmark's name 'from' it. */
export function nearText(near: NearMinutes, name?: string): string {
  const { minutes, walkMinutes, tramMinutes, tramWalkMinutes, stopName } = near;
  const from = name ? ` from ${name}` : '';
  if (walkMinutes === minutes || tramMinutes === null) return `about ${minutes} min walk${from}`;
  const ride = `about ${tramMinutes} min by tram${from}`;
  return stopName ? `${ride} (about ${tramWalkMinutes} min walk to ${stopName})` : ride;
}
