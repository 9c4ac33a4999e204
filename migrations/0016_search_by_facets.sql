-- Everything that a search can ask for becomes a word of the text index, so that any combination is found in the
-- directory's order without reading the rows that do not match. Each of these words begins with a character for private
-- use, which no visitor can type as part of a word. `app/features/directory/search/facets.ts` writes the same words.
-- The index of addresses stays for the worker before this release, which still asks it.
DROP TRIGGER property_search_insert;--> statement-breakpoint
DROP TRIGGER property_search_update;--> statement-breakpoint
DROP TRIGGER property_search_delete;--> statement-breakpoint
DROP TRIGGER property_search_tag_insert;--> statement-breakpoint
DROP TRIGGER property_search_tag_delete;--> statement-breakpoint
DROP TRIGGER property_search_amenity_insert;--> statement-breakpoint
DROP TRIGGER property_search_amenity_delete;--> statement-breakpoint
DROP TRIGGER property_search_amenity_rename;--> statement-breakpoint
DROP VIEW property_search_source;--> statement-breakpoint
DROP TABLE property_search_words;--> statement-breakpoint
DROP TABLE property_search;--> statement-breakpoint
CREATE VIRTUAL TABLE property_search USING fts5(
  name, place, tags, amenities, description, facets,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE property_search_words USING fts5vocab(property_search, 'row');
--> statement-breakpoint
-- The facets of a public property: its type (t), every number of stars up to its own (s), the airport (a), area and place
-- (l), each tag (g), its price as such (e) and within blocks of 1, 4, 16 and so on half dollars (p), its rating (r), and
-- every one, two and three letters in a row of its address (x, y, z) and of its name (u, v, w). Letters in a row stand in
-- a row, so that a phrase of them is a part of the text. The character for private use is number 57344.
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
CREATE VIEW property_search_source AS
SELECT
  p.id,
  p.search_rank,
  p.name,
  replace(coalesce(p.location_slug, ''), '-', ' ') || ' / ' || replace(coalesce(p.place_slug, ''), '-', ' ')
    || ' / ' || p.address AS place,
  replace(p.property_type, '-', ' ') || ' / '
    || coalesce((SELECT group_concat(replace(tag, '-', ' '), ' / ') FROM property_tags WHERE property_id = p.id), '') AS tags,
  coalesce((SELECT group_concat(a.name, ' / ') FROM property_amenities pa JOIN amenities a ON a.id = pa.amenity_id
    WHERE pa.property_id = p.id), '') AS amenities,
  coalesce(p.short_description, '') || ' ' || coalesce(p.description, '') AS description,
  p.address,
  (SELECT facets FROM property_facets f WHERE f.id = p.id) AS facets
FROM properties p
WHERE p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER property_search_insert AFTER INSERT ON properties
WHEN new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL
BEGIN
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.id;
  INSERT INTO property_address_search (rowid, address)
    SELECT search_rank, address FROM property_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_update AFTER UPDATE OF name, address, location_slug, place_slug, property_type,
  short_description, description, is_featured, guest_rating, star_rating, near_airport, min_price, currency, is_approved,
  is_published, archived_at ON properties
WHEN (old.name, old.address, old.property_type, old.search_rank, old.is_approved, old.is_published)
    <> (new.name, new.address, new.property_type, new.search_rank, new.is_approved, new.is_published)
  OR (old.location_slug, old.place_slug, old.short_description, old.description, old.guest_rating)
    IS NOT (new.location_slug, new.place_slug, new.short_description, new.description, new.guest_rating)
  OR (old.star_rating, old.near_airport, old.price_aud, old.archived_at)
    IS NOT (new.star_rating, new.near_airport, new.price_aud, new.archived_at)
BEGIN
  DELETE FROM property_search WHERE rowid = old.search_rank;
  DELETE FROM property_address_search WHERE rowid = old.search_rank;
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.id;
  INSERT INTO property_address_search (rowid, address)
    SELECT search_rank, address FROM property_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_delete AFTER DELETE ON properties
BEGIN
  DELETE FROM property_search WHERE rowid = old.search_rank;
  DELETE FROM property_address_search WHERE rowid = old.search_rank;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_tag_insert AFTER INSERT ON property_tags
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_tag_delete AFTER DELETE ON property_tags
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = old.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = old.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_insert AFTER INSERT ON property_amenities
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_delete AFTER DELETE ON property_amenities
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = old.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = old.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_rename AFTER UPDATE OF name ON amenities
BEGIN
  DELETE FROM property_search WHERE rowid IN (SELECT s.search_rank FROM property_search_source s
    JOIN property_amenities pa ON pa.property_id = s.id WHERE pa.amenity_id = new.id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT s.search_rank, s.name, s.place, s.tags, s.amenities, s.description, s.facets FROM property_search_source s
    JOIN property_amenities pa ON pa.property_id = s.id WHERE pa.amenity_id = new.id;
END;
--> statement-breakpoint
INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
  SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source ORDER BY search_rank;
