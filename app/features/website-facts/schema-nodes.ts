import { isTag, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

import { textOf } from '~/features/crawling/elements-of';

import { quoteOf } from './findings';
import { parseLooseJson, type JsonPart } from './loose-json';
import { plain, sourceOf, type PageDocument } from './page-document';

/** A thing in the words of schema.org, with what the page's source says where. */
export type SchemaNode = { types: string[]; properties: Map<string, SchemaValue[]>; quote: string };
export type SchemaValue = { text: string; quote: string } | SchemaNode;

export const isNode = (value: SchemaValue): value is SchemaNode => 'properties' in value;

const mostNodes = 3000;

/** Every thing that the page's JSON-LD blocks describe, outer ones first. */
export function jsonLdNodes({ elements, html }: PageDocument): SchemaNode[] {
  const scripts = elements.filter(
    ({ name, attribs }) =>
      name === 'script' && /^application\/ld\+json\b/i.test((attribs['type'] ?? '').trim()),
  );
  const nodes: SchemaNode[] = [];
  for (const script of scripts.slice(0, 50)) {
    const [first] = script.children;
    const start = first?.startIndex ?? null;
    const end = (script.children.at(-1)?.endIndex ?? -1) + 1;
    if (start === null) continue;
    const part = parseLooseJson(html.slice(0, end), start);
    if (part) collect(fromJson(part, html), nodes);
  }
  return nodes;
}

/** Every thing that the page's microdata describes, outer ones first. */
export function microdataNodes(document: PageDocument): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const tops = document.elements.filter(
    ({ attribs }) => attribs['itemscope'] !== undefined && attribs['itemprop'] === undefined,
  );
  for (const element of tops.slice(0, 100)) collect([fromMicrodata(document, element, 0)], nodes);
  return nodes;
}

function collect(values: readonly SchemaValue[], nodes: SchemaNode[]): void {
  for (const value of values) {
    if (!isNode(value) || nodes.length >= mostNodes) continue;
    nodes.push(value);
    for (const inner of value.properties.values()) collect(inner, nodes);
  }
}

function fromJson(part: JsonPart, html: string, keyStart = part.start): SchemaValue[] {
  if (part.kind === 'array') {
    return part.items.flatMap((item, index) => fromJson(item, html, index === 0 ? keyStart : item.start));
  }
  const quote = quoteOf(html.slice(keyStart, part.end));
  if (part.kind !== 'object') return [{ text: unmarked(part.text), quote }];
  const properties = new Map<string, SchemaValue[]>();
  for (const { key, start, value } of part.members) {
    const name = key.replace(/^(https?:\/\/schema\.org\/|schema:)/i, '');
    properties.set(name, [...(properties.get(name) ?? []), ...fromJson(value, html, start)]);
  }
  const types = (properties.get('@type') ?? []).flatMap((value) =>
    isNode(value) ? [] : [typeName(value.text)],
  );
  return [{ types, properties, quote }];
}

/** Deeper than any page by hand. */
const deepest = 100;

function fromMicrodata(document: PageDocument, element: Element, outer: number): SchemaNode {
  const properties = new Map<string, SchemaValue[]>();
  const walk = (nodes: readonly ChildNode[], depth: number) => {
    if (depth > deepest) return;
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const isInner = node.attribs['itemscope'] !== undefined;
      const value = isInner ? fromMicrodata(document, node, depth + 1) : null;
      for (const name of (node.attribs['itemprop'] ?? '').split(/\s+/).filter(Boolean)) {
        const told = value ?? { text: microdataText(node), quote: sourceOf(document, node) };
        properties.set(name, [...(properties.get(name) ?? []), told]);
      }
      if (!isInner) walk(node.children, depth + 1);
    }
  };
  walk(element.children, outer);
  const types = (element.attribs['itemtype'] ?? '').split(/\s+/).map(typeName).filter(Boolean);
  return { types, properties, quote: sourceOf(document, element) };
}

function microdataText(element: Element): string {
  const attribute = ['content', 'datetime', 'href', 'src', 'value'].find((name) => element.attribs[name]);
  return plain(attribute ? (element.attribs[attribute] ?? '') : textOf(element));
}

const typeName = (text: string) => text.replace(/^.*[/#:]/, '').trim();

/** Texts of JSON-LD may hold entities and tags, which mean nothing there. */
const unmarked = (text: string) => plain(/[&<]/.test(text) ? textOf(parseDocument(text)) : text);
