export type NearMinutes = {
  minutes: number;
  walkMinutes: number | null;
  tramMinutes: number | null;
  tramWalkMinutes: number | null;
  stopName: string | null;
};

/** 'about 6 min walk', or by tram with the walk to its stop, whichever is quicker. */
export function nearText(near: NearMinutes): string {
  const { minutes, walkMinutes, tramMinutes, tramWalkMinutes, stopName } = near;
  if (walkMinutes === minutes || tramMinutes === null) return `about ${minutes} min walk`;
  const ride = `about ${tramMinutes} min by tram`;
  return stopName ? `${ride} (about ${tramWalkMinutes} min walk to ${stopName})` : ride;
}
