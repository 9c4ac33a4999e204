-- A set of a filter is one row for 49,152 properties instead of 6,144, so that a search reads as many rows of sets in a directory of
-- ten thousand as in one of ten. A version before this one still reads the first 6,144 of them.
DROP TRIGGER facet_bits_set;
--> statement-breakpoint
DROP TRIGGER facet_bits_clear;
--> statement-breakpoint
DROP TRIGGER facet_bits_unit_insert;
--> statement-breakpoint
DROP TRIGGER facet_bits_unit_delete;
--> statement-breakpoint
DROP TRIGGER facet_bits_unit_update;
--> statement-breakpoint
CREATE TRIGGER facet_bits_set INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 1
BEGIN
  INSERT INTO facet_bits (kind, block, key, bits)
    SELECT new.kind, new.id / 49152, new.key, substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2) FROM (SELECT hex(zeroblob(4096)) AS bits) WHERE true
  ON CONFLICT (kind, block, key) DO UPDATE SET bits = substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) | (1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2);
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_clear INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 0
BEGIN
  UPDATE facet_bits SET bits = substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) & ~(1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2)
  WHERE kind = new.kind AND block = new.id / 49152 AND key = new.key AND (unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) & (1 << (new.id % 6));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_unit_insert AFTER INSERT ON units
WHEN new.max_guests > coalesce((SELECT max(max_guests) FROM units WHERE property_id = new.property_id AND id <> new.id), 0)
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT new.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = new.property_id / 49152;
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
    SELECT old.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = old.property_id / 49152;
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
    SELECT new.property_id, 'room', key, 0 FROM facet_bits WHERE kind = 'room' AND block = new.property_id / 49152;
  INSERT INTO property_facet_values (id, kind, key, is_set)
    SELECT id, kind, key, 1 FROM property_facet_values WHERE id = new.property_id AND kind = 'room';
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT 'list', (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND (p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL))
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
-- One row of each set, without anything in it.
UPDATE OR REPLACE facet_bits SET block = 0, bits = hex(zeroblob(4096));
--> statement-breakpoint
-- Each character that has properties, with as many empty ones before it as there are, and the empty ones behind the last.
WITH sixes AS MATERIALIZED (
  SELECT id / 49152 AS block, kind, key, (id % 49152) / 6 AS at, sum(1 << (id % 6)) AS bits
  FROM property_facet_values GROUP BY 1, 2, 3, 4),
gaps AS MATERIALIZED (
  SELECT *, at - 1 - lag(at, 1, -1) OVER (PARTITION BY block, kind, key ORDER BY at) AS gap FROM sixes)
INSERT INTO facet_bits (block, kind, key, bits)
SELECT block, kind, key, group_concat(six, '') || substr(hex(zeroblob(4096)), 1, 8191 - max(at)) FROM (
  SELECT block, kind, key, at, substr(hex(zeroblob(4096)), 1, gap) || char(48 + bits) AS six FROM gaps
  ORDER BY block, kind, key, at)
GROUP BY block, kind, key
ON CONFLICT (kind, block, key) DO UPDATE SET bits = excluded.bits;
