-- Every value of a filter has the set of the public properties that have it, so that a search can tell how many each choice
-- finds without reading them. A row has 6144 properties in a row of ids, six to a character: the character is 48 and the bits
-- of those that have the value, the lowest id first.
CREATE TABLE `facet_bits` (
	`kind` text NOT NULL,
	`block` integer NOT NULL,
	`key` text NOT NULL,
	`bits` text NOT NULL,
	PRIMARY KEY(`kind`, `block`, `key`)
);
--> statement-breakpoint
-- What each public property has: all have the blank key of 'all'. 'named' is a place whose slug is part of the address, 'price' a
-- bit of the rate in half dollars, with 'any' for a rate at all, 'rating' the highest that a search can ask for, 'room' the guests
-- in the largest room. A row that is written into the view sets the property's bit, or clears it with 0 as `is_set`.
CREATE VIEW property_facet_values AS
WITH shown AS NOT MATERIALIZED (
  SELECT *, min(4194303, 2 * cast(price_aud AS integer) + (price_aud > cast(price_aud AS integer))) AS half_dollars
  FROM properties WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL)
SELECT p.id, v.value ->> 0 AS kind, v.value ->> 1 AS key, 1 AS is_set FROM shown p JOIN json_each(json_array(
  json_array('all', ''),
  json_array('type', p.property_type),
  json_array('place', p.location_slug),
  json_array('place', nullif(p.place_slug, p.location_slug)),
  json_array('stars', cast(p.star_rating AS text)),
  json_array('rating', CASE WHEN round(p.guest_rating * 5) >= 30
    THEN cast(min(45, cast(round(p.guest_rating * 5) / 5 AS integer) * 5) AS text) END),
  json_array('airport', CASE WHEN p.near_airport = 1 THEN '' END),
  json_array('price', CASE WHEN p.price_aud IS NOT NULL THEN 'any' END),
  json_array('room', (SELECT cast(min(20, max(u.max_guests)) AS text) FROM units u WHERE u.property_id = p.id))
)) v WHERE v.value ->> 1 IS NOT NULL
UNION ALL
SELECT p.id, 'price', cast(b.key AS text), 1 FROM shown p JOIN json_each(
  '[1,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072,262144,524288,1048576,2097152]') b
  ON p.half_dollars & b.value
UNION ALL
SELECT p.id, 'named', g.slug, 1 FROM shown p JOIN location_groups g ON instr(lower(p.address), g.slug) > 0
UNION ALL
SELECT p.id, 'tag', t.tag, 1 FROM shown p JOIN property_tags t ON t.property_id = p.id
UNION ALL
SELECT p.id, 'amenity', cast(a.amenity_id AS text), 1 FROM shown p JOIN property_amenities a ON a.property_id = p.id;
--> statement-breakpoint
CREATE TRIGGER facet_bits_set INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 1
BEGIN
  INSERT INTO facet_bits (kind, block, key, bits)
    SELECT new.kind, new.id / 6144, new.key, substr(bits, 1, (new.id % 6144) / 6) || char(48 + ((1 << (new.id % 6)))) || substr(bits, (new.id % 6144) / 6 + 2) FROM (SELECT hex(zeroblob(512)) AS bits) WHERE true
  ON CONFLICT (kind, block, key) DO UPDATE SET bits = substr(bits, 1, (new.id % 6144) / 6) || char(48 + ((unicode(substr(bits, (new.id % 6144) / 6 + 1, 1)) - 48) | (1 << (new.id % 6)))) || substr(bits, (new.id % 6144) / 6 + 2);
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_clear INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 0
BEGIN
  UPDATE facet_bits SET bits = substr(bits, 1, (new.id % 6144) / 6) || char(48 + ((unicode(substr(bits, (new.id % 6144) / 6 + 1, 1)) - 48) & ~(1 << (new.id % 6)))) || substr(bits, (new.id % 6144) / 6 + 2)
  WHERE kind = new.kind AND block = new.id / 6144 AND key = new.key AND (unicode(substr(bits, (new.id % 6144) / 6 + 1, 1)) - 48) & (1 << (new.id % 6));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_insert AFTER INSERT ON properties WHEN (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 1 FROM property_facet_values WHERE id = new.id;
END;
--> statement-breakpoint
-- BEFORE, while the row still has its former values.
CREATE TRIGGER facet_bits_leave BEFORE UPDATE OF property_type, location_slug, place_slug, address, min_price, currency, star_rating, guest_rating,
  near_airport, is_approved, is_published, archived_at ON properties
WHEN (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 0 FROM property_facet_values
  WHERE id = old.id AND (NOT (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL) OR kind IN (
    iif(old.property_type IS NOT new.property_type, 'type', ''),
    iif(old.price_aud IS NOT new.price_aud, 'price', ''),
    iif(old.star_rating IS NOT new.star_rating, 'stars', ''),
    iif(old.guest_rating IS NOT new.guest_rating, 'rating', ''),
    iif(old.near_airport IS NOT new.near_airport, 'airport', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'place', ''),
    iif(old.address IS NOT new.address, 'named', '')));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_join AFTER UPDATE OF property_type, location_slug, place_slug, address, min_price, currency, star_rating, guest_rating,
  near_airport, is_approved, is_published, archived_at ON properties
WHEN (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 1 FROM property_facet_values
  WHERE id = new.id AND (NOT (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR kind IN (
    iif(old.property_type IS NOT new.property_type, 'type', ''),
    iif(old.price_aud IS NOT new.price_aud, 'price', ''),
    iif(old.star_rating IS NOT new.star_rating, 'stars', ''),
    iif(old.guest_rating IS NOT new.guest_rating, 'rating', ''),
    iif(old.near_airport IS NOT new.near_airport, 'airport', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'place', ''),
    iif(old.address IS NOT new.address, 'named', '')));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_delete BEFORE DELETE ON properties WHEN (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 0 FROM property_facet_values WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_tag_insert AFTER INSERT ON property_tags
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT p.id, 'tag', new.tag, 1 FROM properties p
  WHERE p.id = new.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_tag_delete AFTER DELETE ON property_tags
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) VALUES (old.property_id, 'tag', old.tag, 0);
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_amenity_insert AFTER INSERT ON property_amenities
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT p.id, 'amenity', cast(new.amenity_id AS text), 1 FROM properties p
  WHERE p.id = new.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_amenity_delete AFTER DELETE ON property_amenities
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) VALUES (old.property_id, 'amenity', cast(old.amenity_id AS text), 0);
END;
--> statement-breakpoint
-- Only a room that changes how many guests fit into the largest one.
CREATE TRIGGER facet_bits_unit_insert AFTER INSERT ON units
WHEN new.max_guests > coalesce((SELECT max(max_guests) FROM units WHERE property_id = new.property_id AND id <> new.id), 0)
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT new.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = new.property_id / 6144;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT id, kind, key, 1 FROM property_facet_values WHERE id = new.property_id AND kind = 'room';
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT 'list', (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL))
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_unit_delete AFTER DELETE ON units
WHEN old.max_guests > coalesce((SELECT max(max_guests) FROM units WHERE property_id = old.property_id), 0)
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = old.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = old.property_id;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT old.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = old.property_id / 6144;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT id, kind, key, 1 FROM property_facet_values WHERE id = old.property_id AND kind = 'room';
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT 'list', (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = old.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL))
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_unit_update AFTER UPDATE OF max_guests ON units WHEN old.max_guests IS NOT new.max_guests
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT new.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = new.property_id / 6144;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT id, kind, key, 1 FROM property_facet_values WHERE id = new.property_id AND kind = 'room';
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT 'list', (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL))
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_place_insert AFTER INSERT ON location_groups
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT p.id, 'named', new.slug, 1 FROM properties p
  WHERE (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL) AND instr(lower(p.address), new.slug) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_place_rename AFTER UPDATE OF slug ON location_groups WHEN old.slug <> new.slug
BEGIN
  DELETE FROM facet_bits WHERE kind = 'named' AND key = old.slug;
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT p.id, 'named', new.slug, 1 FROM properties p
  WHERE (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL) AND instr(lower(p.address), new.slug) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_place_delete AFTER DELETE ON location_groups
BEGIN
  DELETE FROM facet_bits WHERE kind = 'named' AND key = old.slug;
END;
--> statement-breakpoint
WITH RECURSIVE places(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM places WHERE at < 1023),
sixes AS MATERIALIZED (
  SELECT id / 6144 AS block, kind, key, (id % 6144) / 6 AS at, sum(1 << (id % 6)) AS bits
  FROM property_facet_values GROUP BY 1, 2, 3, 4),
sets AS MATERIALIZED (SELECT DISTINCT block, kind, key FROM sixes)
INSERT INTO facet_bits (block, kind, key, bits)
SELECT block, kind, key, group_concat(six, '') FROM (
  SELECT s.block, s.kind, s.key, char(48 + coalesce(x.bits, 0)) AS six FROM sets s CROSS JOIN places
  LEFT JOIN sixes x ON x.block = s.block AND x.kind = s.kind AND x.key = s.key AND x.at = places.at
  ORDER BY s.block, s.kind, s.key, places.at)
GROUP BY block, kind, key;
--> statement-breakpoint
-- How many properties have a tag, which owners choose freely: the panel lists the most used ones.
CREATE INDEX `property_counts_tags` ON `property_counts` (`total`, `key`) WHERE kind = 'tag';
--> statement-breakpoint
INSERT INTO property_counts (kind, key, total) SELECT 'tag', tag, count(*) FROM property_tags GROUP BY tag;
--> statement-breakpoint
CREATE TRIGGER tag_counts_insert AFTER INSERT ON property_tags
BEGIN
  INSERT INTO property_counts (kind, key, total) VALUES ('tag', new.tag, 1)
  ON CONFLICT (kind, key) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tag_counts_delete AFTER DELETE ON property_tags
BEGIN
  UPDATE property_counts SET total = total - 1 WHERE kind = 'tag' AND key = old.tag;
END;
--> statement-breakpoint
-- A search can also ask for room for a party: the guests in the largest room (c), up to 20.
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
  || coalesce((SELECT ' ' || char(57344) || 'c' || min(20, max(max_guests)) FROM units WHERE property_id = p.id), '')
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
