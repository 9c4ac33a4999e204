-- A search can also ask for each amenity (m) and for a lowest guest rating out of 5, as it is shown (q). The triggers of the text
-- index stay as they are: they write a property again when its amenities, an amenity's name or its rating change.
DROP VIEW property_facets;--> statement-breakpoint
CREATE VIEW property_facets AS
SELECT
  p.id,
  char(57344) || 't' || replace(p.property_type, '-', '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 's' || value, '')
    FROM json_each('[1,2,3,4,5]') WHERE value <= p.star_rating), '')
  || CASE WHEN p.near_airport = 1 THEN ' ' || char(57344) || 'a' ELSE '' END
  || coalesce(' ' || char(57344) || 'l' || hex(p.location_slug), '')
  || coalesce(' ' || char(57344) || 'l' || hex(p.place_slug), '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 'g' || hex(tag), '') FROM property_tags
    WHERE property_id = p.id), '')
  || ' ' || char(57344) || 'e' || coalesce(hex(p.price_aud + 0.0), 'none')
  || CASE WHEN p.price_aud IS NULL THEN '' ELSE (SELECT group_concat(' ' || char(57344) || 'p' || key || 'x'
    || (min(4194303, 2 * cast(p.price_aud AS integer) + (p.price_aud > cast(p.price_aud AS integer))) / value), '')
    FROM json_each('[1,4,16,64,256,1024,4096,16384,65536,262144,1048576,4194304]')) END
  || coalesce((SELECT group_concat(' ' || char(57344) || 'm' || hex(lower(a.name)), '') FROM property_amenities pa
    JOIN amenities a ON a.id = pa.amenity_id WHERE pa.property_id = p.id), '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 'q' || value, '')
    FROM json_each('[30,35,40,45]') WHERE value <= round(p.guest_rating * 5)), '')
  || ' ' || char(57344) || 'r' || coalesce(hex(p.guest_rating + 0.0), 'none')
  || (WITH RECURSIVE letters(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM letters WHERE at < length(p.address))
    SELECT coalesce(group_concat(' ' || char(57344) || 'z' || hex(substr(lower(p.address), at, 3)), '')
        FILTER (WHERE at <= length(p.address) - 2), '') || ' | '
      || coalesce(group_concat(' ' || char(57344) || 'y' || hex(substr(lower(p.address), at, 2)), '')
        FILTER (WHERE at <= length(p.address) - 1), '')
      || group_concat(' ' || char(57344) || 'x' || hex(substr(lower(p.address), at, 1)), '') FROM letters)
  || (WITH RECURSIVE letters(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM letters WHERE at < length(p.name))
    SELECT coalesce(group_concat(' ' || char(57344) || 'w' || hex(substr(lower(p.name), at, 3)), '')
        FILTER (WHERE at <= length(p.name) - 2), '')
      || coalesce(group_concat(' ' || char(57344) || 'v' || hex(substr(lower(p.name), at, 2)), '')
        FILTER (WHERE at <= length(p.name) - 1), '')
      || group_concat(' ' || char(57344) || 'u' || hex(substr(lower(p.name), at, 1)), '') FROM letters) AS facets
FROM properties p;
--> statement-breakpoint
INSERT INTO property_search (property_search) VALUES ('delete-all');--> statement-breakpoint
INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
  SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source ORDER BY search_rank;
