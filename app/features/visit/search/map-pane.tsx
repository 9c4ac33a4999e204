import { useEffect, useState, type ComponentType } from 'react';

import type { InteractiveMapProps } from '~/features/visit/map/interactive-map';

/**
 * The map beside the results: a drawing with numbered pins, until the code of the map with prices has loaded.
 */
export function MapPane(props: InteractiveMapProps) {
  const [Interactive, setInteractive] = useState<ComponentType<InteractiveMapProps> | null>(null);
  useEffect(() => {
    // Without it the drawing stays.
    import('~/features/visit/map/load-map.client')
      .then(({ loadMap }) => loadMap())
      .then(setInteractive, () => {});
  }, []);
  const { html, notes } = props.map;
  return (
    <section aria-label="Map" className="map-pane">
      {Interactive ? <Interactive {...props} /> : <div dangerouslySetInnerHTML={{ __html: html }} />}
      {notes && <p className="map-note">{notes}</p>}
    </section>
  );
}
