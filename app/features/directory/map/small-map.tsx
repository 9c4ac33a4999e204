import { plainMapCredits } from './map-credits';
import type { SmallMap as Drawn } from './surroundings';

type SmallMapProps = { map: Drawn; className: string };

export const mapCaptionClass = 'border-t border-line px-5 py-2 text-sm text-ink-soft';

/** A map drawn on the server, with its scale and its sources. */
export function SmallMap({ map: { svg, square }, className }: SmallMapProps) {
  return (
    <figure>
      <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className={mapCaptionClass}>
        A square is {square} wide. {plainMapCredits}
      </figcaption>
    </figure>
  );
}
