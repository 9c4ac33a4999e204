import { isTag, type Element } from 'domhandler';

import { textOf } from '~/features/import/crawling/markup/elements-of';
import { parseMarkup } from '~/features/import/crawling/markup/page-tree';
import { walkTree } from '~/features/import/crawling/markup/walk-tree';
import { quoteOf } from '~/features/import/website-facts/page/findings';
import { plain, sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';

import { parseLooseJson, type JsonPart } from './loose-json';

/** A schema.org thing, with the quoted source of each part. */
export type SchemaNode = { types: string[]; properties: Map<string, SchemaValue[]>; quote: string };
export type SchemaValue = { text: string; quote: string } | SchemaNode;

const lodging =
  /^(Hotel|LodgingBusiness|Motel|Hostel|BedAndBreakfast|Resort|SkiResort|Apartment|ApartmentComplex|VacationRental|Campground|Accommodation|House|SingleFamilyResidence|GuestHouse|RVPark)$/;

/** True when people can sleep there. */
export const isLodging = ({ types }: SchemaNode): boolean => types.some((type) => lodging.test(type));

export const isNode = (value: SchemaValue): value is SchemaNode => 'properties' in value;

/**
 * Limits per page: things, blocks of JSON-LD and values in all of them, outermost things of microdata and
 * properties of all; and values of one property.
 */
const max = { nodes: 3000, blocks: 50, values: 20_000, items: 100, properties: 3000, ofOne: 300 };
/** Limit of a text that may contain tags, in characters. */
const longestMarked = 20_000;

/** Every thing in the page's JSON-LD blocks, outer ones first. */
export function jsonLdNodes({ elements, html }: PageDocument): SchemaNode[] {
  const scripts = elements.filter(
    ({ name, attribs }) =>
      name === 'script' && /^application\/ld\+json\b/i.test((attribs['type'] ?? '').trim()),
  );
  const nodes: SchemaNode[] = [];
  const room = { values: max.values };
  for (const script of scripts.slice(0, max.blocks)) {
    const [first] = script.children;
    const start = first?.startIndex ?? null;
    const end = (script.children.at(-1)?.endIndex ?? -1) + 1;
    if (start === null) continue;
    const part = parseLooseJson(html.slice(0, end), start, room);
    if (part) collect(fromJson(part, html), nodes);
  }
  return nodes;
}

const isScope = ({ attribs }: Element) =>
  attribs['itemscope'] !== undefined || attribs['typeof'] !== undefined;
const propertiesOf = ({ attribs }: Element) => attribs['itemprop'] ?? attribs['property'];
const typesOf = ({ attribs }: Element) => attribs['itemtype'] ?? attribs['typeof'] ?? '';

/** Every thing in the page's microdata and RDFa, outer ones first. */
export function microdataNodes(document: PageDocument): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const tops = document.elements.filter((element) => isScope(element) && propertiesOf(element) === undefined);
  const room = { properties: max.properties };
  for (const element of tops.slice(0, max.items)) {
    if (room.properties <= 0) break;
    collect([fromMicrodata(document, element, { room, outer: 0 })], nodes);
  }
  return nodes;
}

function collect(values: readonly SchemaValue[], nodes: SchemaNode[]): void {
  for (const value of values) {
    if (!isNode(value) || nodes.length >= max.nodes) continue;
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
    addTo(properties, name, fromJson(value, html, start));
  }
  const types = (properties.get('@type') ?? []).flatMap((value) =>
    isNode(value) ? [] : [typeName(value.text)],
  );
  return [{ types, properties, quote }];
}

function addTo(properties: SchemaNode['properties'], name: string, values: readonly SchemaValue[]): void {
  const known = properties.get(name) ?? [];
  known.push(...values.slice(0, Math.max(0, max.ofOne - known.length)));
  properties.set(name, known);
}

/** Nesting of things, deeper than on any handwritten page. */
const deepest = 24;

type Within = { room: { properties: number }; outer: number };

function fromMicrodata(document: PageDocument, element: Element, { room, outer }: Within): SchemaNode {
  const properties = new Map<string, SchemaValue[]>();
  walkTree(element, {
    enter(node) {
      if (!isTag(node)) return;
      if (room.properties <= 0) return 'stop';
      const isInner = isScope(node);
      const names = (propertiesOf(node) ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
      room.properties -= Math.max(names.length, isInner ? 1 : 0);
      const isRead = isInner && names.length > 0 && outer < deepest;
      const value = isRead ? fromMicrodata(document, node, { room, outer: outer + 1 }) : null;
      for (const name of names) {
        addTo(properties, name, [value ?? { text: microdataText(node), quote: sourceOf(document, node) }]);
      }
      return isInner ? 'skip' : undefined;
    },
  });
  const types = typesOf(element).split(/\s+/).map(typeName).filter(Boolean).slice(0, 20);
  return { types, properties, quote: sourceOf(document, element) };
}

function microdataText(element: Element): string {
  const attribute = ['content', 'datetime', 'href', 'src', 'value'].find((name) => element.attribs[name]);
  return plain(attribute ? (element.attribs[attribute] ?? '') : textOf(element));
}

const typeName = (text: string) => text.replace(/^.*[/#:]/, '').trim();

/** Texts of JSON-LD may contain entities and tags, which have no meaning there. */
const unmarked = (text: string) =>
  plain(/[&<]/.test(text) ? textOf(parseMarkup(text.slice(0, longestMarked))) : text);
