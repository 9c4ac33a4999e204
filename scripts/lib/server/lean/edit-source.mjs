import { parseAst } from 'vite';

/** Calls that stop with a text for developers, or print one. */
const checks = /^(UNSAFE_)?(invariant|warning)(\$\d+)?$/;

/**
 * A library's module with parts replaced that this site cannot reach; a bundler then drops what only they used. Fails when
 * a part is not there, as after an update of the library.
 *
 * - constants: `object.name` as it is written, to its value
 * - identifiers: names that are read, to their value; where they are declared they stay
 * - variables: names that are declared, to their first value
 * - functions: names of declared functions or classes, to a body
 * - statements: how a statement begins, to its replacement
 * - texts: pairs of a text or pattern and its replacement, replaced everywhere before the rest
 *
 * @param {string} library
 * @param {import('./lean-edits.mjs').Edits} edits
 */
export function editSource(library, { texts = [], ...edits }) {
  const source = replaceTexts(library, texts);
  const open = new Set(
    Object.entries(edits).flatMap(([kind, of]) => Object.keys(of).map((key) => `${kind} ${key}`)),
  );
  const changes = [];
  const replaces = (node, kind, key, text) => {
    if (edits[kind]?.[key] === undefined) return false;
    const isNew = open.delete(`${kind} ${key}`);
    if (!isNew && /functions|variables/.test(kind)) throw new Error(`declared twice: ${key}`);
    changes.push({ start: node.start, end: node.end, text: text(edits[kind][key]) });
    return true;
  };
  walk(parseAst(source), undefined, (node, parent) =>
    changeNode({ node, parent, source, edits, changes, replaces }),
  );
  if (open.size > 0) throw new Error(`not in the library any more: ${[...open].join(', ')}`);
  return applyChanges(source, changes);
}

/** Pairs of a text or pattern and its replacement; each must be there. */
function replaceTexts(source, texts) {
  return texts.reduce((text, [from, to]) => {
    const replaced = text.replaceAll(from, to);
    if (replaced === text) throw new Error(`not in the library any more: ${from}`);
    return replaced;
  }, source);
}

/** True: what is inside of the node is settled too. */
function changeNode({ node, parent, source, edits, changes, replaces }) {
  const text = source.slice(node.start, node.end);
  const asIs = (value) => value;
  if (/Statement$|^VariableDeclaration$/.test(node.type)) {
    const key = Object.keys(edits.statements ?? {}).find((begin) => text.startsWith(begin));
    if (key !== undefined && replaces(node, 'statements', key, asIs)) return true;
  }
  if (/^(Function|Class)Declaration$/.test(node.type) && node.id)
    return replaces(node.body, 'functions', node.id.name, asIs);
  if (node.type === 'VariableDeclarator' && node.init)
    return replaces(node.init, 'variables', node.id.name ?? '', asIs);
  if (node.type === 'MemberExpression') return replaces(node, 'constants', text, asIs);
  if (node.type === 'Identifier' && isRead(node, parent))
    return replaces(node, 'identifiers', node.name, (value) =>
      parent.type === 'Property' && parent.shorthand ? `${node.name}: ${value}` : value,
    );
  if (node.type === 'CallExpression' && checks.test(node.callee.name ?? '') && node.arguments.length > 1) {
    const isWarning = node.callee.name.includes('warning');
    const [first] = node.arguments;
    changes.push(
      isWarning
        ? { start: node.start, end: node.end, text: 'void 0' }
        : { start: first.end, end: node.end - 1, text: '' },
    );
    return isWarning;
  }
  return false;
}

const isRead = (node, parent) =>
  !(parent.type === 'MemberExpression' && parent.property === node && !parent.computed) &&
  !(parent.type === 'Property' && parent.key === node && !parent.shorthand && !parent.computed) &&
  !(parent.type === 'VariableDeclarator' && parent.id === node) &&
  !(parent.type === 'AssignmentExpression' && parent.left === node) &&
  !/^(Import|Export)/.test(parent.type);

/** Patterns and parameters declare names, and are left alone. */
function walk(node, parent, visit) {
  if (visit(node, parent)) return;
  const isFunction = /Function|ArrowFunction/.test(node.type);
  for (const [key, value] of Object.entries(node)) {
    if (isFunction && key === 'params') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string' && child.type !== 'ObjectPattern') walk(child, node, visit);
    }
  }
}

/** An inner change is part of an outer one's text and is dropped. */
function applyChanges(source, changes) {
  let [text, at] = ['', 0];
  for (const change of changes.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (change.start < at) continue;
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at);
}
