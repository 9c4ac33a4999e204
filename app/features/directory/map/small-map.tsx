import { plainMapCredits } from './map-credits';
import type { SmallMap as Drawn } from './surroundings';

type SmallMapProps = { map: Drawn; className: string };

export const mapCaptionClass = 'border-t border-line px-5 py-2 text-sm text-ink-soft';

/**
 * A map drawn on the server, with its scale and its sources. A document's data have no second copy of the drawing: it is taken from
 * the page, where it may make room for another map and come back.
 */
export function SmallMap({ map, className }: SmallMapProps) {
  const keepDrawing = (box: HTMLElement | null) => {
    if (box) map.svg ??= box.innerHTML;
  };
  return (
    <figure>
      <div
        ref={keepDrawing}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: map.svg ?? '' }}
      />
      <figcaption className={mapCaptionClass}>
        A square is {map.square} wide. {plainMapCredits}
      </figcaption>
    </figure>
  );
}
