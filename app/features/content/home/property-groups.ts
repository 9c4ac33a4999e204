import { propertyTypes, type PropertyType } from '~/db/vocabulary';
import { propertyTypeLabels } from '~/features/directory/property/property-types';

export const tabs = [
  { key: 'location', label: 'By Location' },
  { key: 'type', label: 'By Type' },
  { key: 'price', label: 'By Price' },
] as const;
export type TabKey = (typeof tabs)[number]['key'];

/** Lowest price a night in AUD; half-open, so that no property is in two bands. */
export const priceBands = [
  { key: 'under-150', label: 'Under $150', from: 0, below: 150 },
  { key: '150-250', label: '$150-$250', from: 150, below: 250 },
  { key: '250-400', label: '$250-$400', from: 250, below: 400 },
  { key: 'over-400', label: '$400+', from: 400, below: null },
] as const;
type PriceBand = (typeof priceBands)[number];

/** The search that finds a band: it ends a cent below the next one. */
export const bandSearch = ({ from, below }: PriceBand) => ({
  minPrice: from || null,
  maxPrice: below === null ? null : below - 0.01,
});

/** The properties that a sub-tab lists. */
export type PropertyGroup =
  | { tab: 'location'; key: string; label: string }
  | { tab: 'type'; key: PropertyType; label: string }
  | { tab: 'price'; key: PriceBand['key']; label: string; band: PriceBand };

type Place = { slug: string; name: string; parentSlug: string | null };

/** Sub-tabs of a tab. Places that belong to another place are listed under that one. */
export function groupsOf(tab: TabKey, places: readonly Place[]): PropertyGroup[] {
  switch (tab) {
    case 'location':
      return places
        .filter(({ parentSlug }) => parentSlug === null)
        .map(({ slug, name }) => ({ tab, key: slug, label: name }));
    case 'type':
      return propertyTypes.map((key) => ({ tab, key, label: propertyTypeLabels[key] }));
    case 'price':
      return priceBands.map((band) => ({ tab, key: band.key, label: band.label, band }));
  }
}

/** Tab and sub-tab from the query string; null when the panel is closed or the query is invalid. */
export function openTab(params: URLSearchParams): { tab: TabKey; group: string | null } | null {
  const tab = tabs.find(({ key }) => key === params.get('more'))?.key;
  return tab ? { tab, group: params.get('group') } : null;
}
