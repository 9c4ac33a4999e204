import { fromRoot } from '../../places.mjs';
import { iconsOf, withSprite } from './icon-imports.mjs';
import { makeSprite } from './make-sprite.mjs';

/**
 * Vite's plugin: in a build, icons of Lucide come from a file of drawings and not from components (decision 41).
 * @returns {import('vite').Plugin}
 */
export function spriteIcons() {
  const sprite = makeSprite(fromRoot('app'));
  let isServer = false;
  return {
    name: 'sprite-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_ICONS': JSON.stringify(`/${sprite.fileName}`) } }),
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    buildStart() {
      if (isServer) return;
      this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.source });
    },
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || iconsOf(code).length === 0) return undefined;
      return { code: withSprite(code, (icon) => `#${icon}`), map: null };
    },
  };
}
