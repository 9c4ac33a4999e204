import InteractiveMap from './interactive-map';
import sheet from './interactive-map.css?url';

/** The map once its style sheet is there as well. */
export async function loadMap(): Promise<() => typeof InteractiveMap> {
  if (!document.querySelector(`link[href="${sheet}"]`)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.appendChild(link);
    });
  }
  return () => InteractiveMap;
}
