-- A search can also ask for an area: the text index has the latitude (n) and the longitude (o) of each property with a position,
-- in thousandths of a degree from 40 degrees south and 130 degrees east, in blocks of 1, 4, 16 and so on. The words are added in
-- property_search_source, so that property_facets stays as it is. Where the rank changes too, property_search_update writes all of it.
CREATE VIEW property_spots AS
SELECT id, max(0, min(65535, cast(round((latitude + 40) * 1000, 6) AS integer))) AS latitude,
  max(0, min(65535, cast(round((longitude - 130) * 1000, 6) AS integer))) AS longitude
FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL;
--> statement-breakpoint
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
  (SELECT facets FROM property_facets f WHERE f.id = p.id)
    || coalesce((SELECT group_concat(' ' || char(57344) || 'n' || key || 'x' || (a.latitude / value) || ' '
        || char(57344) || 'o' || key || 'x' || (a.longitude / value), '')
      FROM property_spots a, json_each('[1,4,16,64,256,1024,4096,16384,65536]') WHERE a.id = p.id), '') AS facets
FROM properties p
WHERE p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER property_search_moved AFTER UPDATE OF latitude, longitude ON properties
WHEN (old.latitude IS NOT new.latitude OR old.longitude IS NOT new.longitude) AND old.search_rank = new.search_rank
  AND new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL
BEGIN
  DELETE FROM property_search WHERE rowid = new.search_rank;
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO property_search (property_search) VALUES ('delete-all');--> statement-breakpoint
INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
  SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source ORDER BY search_rank;
