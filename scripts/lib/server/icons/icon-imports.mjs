const lucideImport = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';?/g;

/** The icons that a source imports from Lucide: [{ icon, name }], the component's name there and in the file. */
export function iconsOf(code) {
  return [...code.matchAll(lucideImport)].flatMap(([, list]) => readList(list));
}

/** The same source with each icon taken from the sprite, at the address that is given for Lucide's name. */
export function withSprite(code, addressOf) {
  const changed = code.replace(lucideImport, (_, list) =>
    readList(list)
      .map(
        ({ icon, name }) =>
          `const ${name} = /* @__PURE__ */ __spriteIcon(${JSON.stringify(addressOf(icon))});`,
      )
      .join(' '),
  );
  return `import { spriteIcon as __spriteIcon } from '~/components/ui/sprite-icon';\n${changed}`;
}

const readList = (list) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [icon, name = icon] = entry.split(/\s+as\s+/);
      return { icon, name };
    });
