-- Free text over public properties. The row id of both indexes is properties.search_rank, so that matches come
-- out in the directory's default order and reading stops as soon as a page is full, however common the word.
CREATE VIRTUAL TABLE property_search USING fts5(
  name, place, tags, amenities, description,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- Any three letters inside an address; which addresses hold them all in a row is checked on the row itself.
CREATE VIRTUAL TABLE property_address_search USING fts5(
  address,
  content = '', contentless_delete = 1, detail = none, tokenize = "trigram remove_diacritics 1"
);
--> statement-breakpoint
-- The words that occur, for guessing what a misspelt one was meant to be.
CREATE VIRTUAL TABLE property_search_words USING fts5vocab(property_search, 'row');
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
  p.address
FROM properties p
WHERE p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER property_search_insert AFTER INSERT ON properties
WHEN new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL
BEGIN
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = new.id;
  INSERT INTO property_address_search (rowid, address)
    SELECT search_rank, address FROM property_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_update AFTER UPDATE OF name, address, location_slug, place_slug, property_type,
  short_description, description, is_featured, guest_rating, is_approved, is_published, archived_at ON properties
BEGIN
  DELETE FROM property_search WHERE rowid = old.search_rank;
  DELETE FROM property_address_search WHERE rowid = old.search_rank;
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = new.id;
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
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_tag_delete AFTER DELETE ON property_tags
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = old.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = old.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_insert AFTER INSERT ON property_amenities
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_delete AFTER DELETE ON property_amenities
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = old.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT search_rank, name, place, tags, amenities, description FROM property_search_source WHERE id = old.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_amenity_rename AFTER UPDATE OF name ON amenities
BEGIN
  DELETE FROM property_search WHERE rowid IN (SELECT s.search_rank FROM property_search_source s
    JOIN property_amenities pa ON pa.property_id = s.id WHERE pa.amenity_id = new.id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description)
    SELECT s.search_rank, s.name, s.place, s.tags, s.amenities, s.description FROM property_search_source s
    JOIN property_amenities pa ON pa.property_id = s.id WHERE pa.amenity_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log
BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_words BEFORE UPDATE ON audit_log
BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;
