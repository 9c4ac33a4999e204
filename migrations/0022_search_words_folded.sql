-- A word with a hyphen, an apostrophe or '&' in it is indexed as its parts and as one word: 'Wi-Fi' as wi, fi and wifi, "O'Clock"
-- as o, clock and oclock. `app/features/directory/search/fold-words.ts` folds what visitors type in the same way. The parts of
-- a place, a kind and a tag are written as one word too. Names, columns and triggers of the index stay as they are.
DROP VIEW property_search_source;--> statement-breakpoint
CREATE VIEW property_search_source AS
SELECT
  p.id,
  p.search_rank,
  p.name || coalesce((SELECT ' | ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(group_concat(value, ' '), '-', ''), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), '&', ''), char(173), ''), char(700), ''), char(8208), ''), char(8209), ''), char(8242), '')
    FROM json_each('[' || replace(json_quote(p.name), ' ', '","') || ']') WHERE value GLOB '*?[-''’‘`´&' || char(173) || char(700) || char(8208) || char(8209) || char(8242) || ']?*'), '') AS name,
  replace(coalesce(p.location_slug, ''), '-', ' ') || ' / ' || replace(coalesce(p.place_slug, ''), '-', ' ')
    || ' / ' || p.address || ' / ' || replace(coalesce(p.location_slug, ''), '-', '') || ' / '
    || replace(coalesce(p.place_slug, ''), '-', '') || coalesce((SELECT ' | ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(group_concat(value, ' '), '-', ''), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), '&', ''), char(173), ''), char(700), ''), char(8208), ''), char(8209), ''), char(8242), '')
    FROM json_each('[' || replace(json_quote(p.address), ' ', '","') || ']') WHERE value GLOB '*?[-''’‘`´&' || char(173) || char(700) || char(8208) || char(8209) || char(8242) || ']?*'), '') AS place,
  replace(p.property_type, '-', ' ') || ' / ' || replace(p.property_type, '-', '') || ' / '
    || coalesce((SELECT group_concat(replace(tag, '-', ' ') || ' / ' || replace(tag, '-', ''), ' / ') FROM property_tags
      WHERE property_id = p.id), '') AS tags,
  coalesce((SELECT group_concat(a.name, ' / ') FROM property_amenities pa JOIN amenities a ON a.id = pa.amenity_id
    WHERE pa.property_id = p.id), '')
    || coalesce((SELECT ' | ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(group_concat(value, ' '), '-', ''), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), '&', ''), char(173), ''), char(700), ''), char(8208), ''), char(8209), ''), char(8242), '')
    FROM json_each('[' || replace(json_quote(coalesce((SELECT group_concat(a.name, ' / ') FROM property_amenities pa JOIN amenities a ON a.id = pa.amenity_id
    WHERE pa.property_id = p.id), '')), ' ', '","') || ']') WHERE value GLOB '*?[-''’‘`´&' || char(173) || char(700) || char(8208) || char(8209) || char(8242) || ']?*'), '') AS amenities,
  coalesce(p.short_description, '') || ' ' || coalesce(p.description, '')
    || coalesce((SELECT ' | ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(group_concat(value, ' '), '-', ''), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), '&', ''), char(173), ''), char(700), ''), char(8208), ''), char(8209), ''), char(8242), '')
    FROM json_each('[' || replace(json_quote(coalesce(p.short_description, '') || ' ' || coalesce(p.description, '')), ' ', '","') || ']') WHERE value GLOB '*?[-''’‘`´&' || char(173) || char(700) || char(8208) || char(8209) || char(8242) || ']?*'), '') AS description,
  p.address,
  (SELECT facets FROM property_facets f WHERE f.id = p.id) AS facets
FROM properties p
WHERE p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL;
--> statement-breakpoint
INSERT INTO property_search (property_search) VALUES ('delete-all');--> statement-breakpoint
INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
  SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source ORDER BY search_rank;
