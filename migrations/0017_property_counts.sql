-- How many properties there are in all, of an owner, at a place, with an amenity, and in each part of the sitemap, kept
-- by triggers, so that no page counts them. A place is an area or a place within it; a property with both the same counts
-- once.
CREATE TABLE `property_counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`listed` integer DEFAULT 0 NOT NULL,
	`published` integer DEFAULT 0 NOT NULL,
	`public` integer DEFAULT 0 NOT NULL,
	`pending` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE VIEW property_count_keys AS
SELECT p.id, 'all' AS kind, '' AS key FROM properties p
UNION ALL SELECT p.id, 'owner', p.owner_id FROM properties p WHERE p.owner_id IS NOT NULL
UNION ALL SELECT p.id, 'part', cast((p.id - 1) / 5000 + 1 AS text) FROM properties p
UNION ALL SELECT p.id, 'place', p.location_slug FROM properties p WHERE p.location_slug IS NOT NULL
UNION ALL SELECT p.id, 'place', p.place_slug FROM properties p
  WHERE p.place_slug IS NOT NULL AND p.place_slug IS NOT p.location_slug;
--> statement-breakpoint
INSERT INTO property_counts (kind, key, total, listed, published, public, pending)
SELECT k.kind, k.key, count(*), sum(p.archived_at IS NULL), sum(p.is_published = 1 AND p.archived_at IS NULL),
  sum(p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL),
  sum(p.is_approved = 0 AND p.rejected_at IS NULL AND p.archived_at IS NULL)
FROM property_count_keys k JOIN properties p ON p.id = k.id GROUP BY k.kind, k.key;
--> statement-breakpoint
INSERT INTO property_counts (kind, key, total)
SELECT 'amenity', cast(amenity_id AS text), count(*) FROM property_amenities GROUP BY amenity_id;
--> statement-breakpoint
CREATE TRIGGER property_counts_insert AFTER INSERT ON properties
BEGIN
  INSERT INTO property_counts (kind, key, total, listed, published, public, pending)
  SELECT kind, key, 1, new.archived_at IS NULL, new.is_published = 1 AND new.archived_at IS NULL,
    new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL,
    new.is_approved = 0 AND new.rejected_at IS NULL AND new.archived_at IS NULL
  FROM property_count_keys WHERE id = new.id
  ON CONFLICT (kind, key) DO UPDATE SET total = total + excluded.total, listed = listed + excluded.listed,
    published = published + excluded.published, public = public + excluded.public, pending = pending + excluded.pending;
END;
--> statement-breakpoint
-- BEFORE, while the row still has its former keys.
CREATE TRIGGER property_counts_leave BEFORE UPDATE OF owner_id, location_slug, place_slug, is_approved, is_published,
  archived_at, rejected_at ON properties
WHEN (old.owner_id, old.location_slug, old.place_slug, old.is_approved, old.is_published, old.archived_at, old.rejected_at)
  IS NOT (new.owner_id, new.location_slug, new.place_slug, new.is_approved, new.is_published, new.archived_at, new.rejected_at)
BEGIN
  UPDATE property_counts SET total = total - 1, listed = listed - (old.archived_at IS NULL),
    published = published - (old.is_published = 1 AND old.archived_at IS NULL),
    public = public - (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL),
    pending = pending - (old.is_approved = 0 AND old.rejected_at IS NULL AND old.archived_at IS NULL)
  WHERE (kind, key) IN (SELECT kind, key FROM property_count_keys WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER property_counts_join AFTER UPDATE OF owner_id, location_slug, place_slug, is_approved, is_published,
  archived_at, rejected_at ON properties
WHEN (old.owner_id, old.location_slug, old.place_slug, old.is_approved, old.is_published, old.archived_at, old.rejected_at)
  IS NOT (new.owner_id, new.location_slug, new.place_slug, new.is_approved, new.is_published, new.archived_at, new.rejected_at)
BEGIN
  INSERT INTO property_counts (kind, key, total, listed, published, public, pending)
  SELECT kind, key, 1, new.archived_at IS NULL, new.is_published = 1 AND new.archived_at IS NULL,
    new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL,
    new.is_approved = 0 AND new.rejected_at IS NULL AND new.archived_at IS NULL
  FROM property_count_keys WHERE id = new.id
  ON CONFLICT (kind, key) DO UPDATE SET total = total + excluded.total, listed = listed + excluded.listed,
    published = published + excluded.published, public = public + excluded.public, pending = pending + excluded.pending;
END;
--> statement-breakpoint
CREATE TRIGGER property_counts_delete BEFORE DELETE ON properties
BEGIN
  UPDATE property_counts SET total = total - 1, listed = listed - (old.archived_at IS NULL),
    published = published - (old.is_published = 1 AND old.archived_at IS NULL),
    public = public - (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL),
    pending = pending - (old.is_approved = 0 AND old.rejected_at IS NULL AND old.archived_at IS NULL)
  WHERE (kind, key) IN (SELECT kind, key FROM property_count_keys WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER amenity_counts_insert AFTER INSERT ON property_amenities
BEGIN
  INSERT INTO property_counts (kind, key, total) VALUES ('amenity', cast(new.amenity_id AS text), 1)
  ON CONFLICT (kind, key) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER amenity_counts_delete AFTER DELETE ON property_amenities
BEGIN
  UPDATE property_counts SET total = total - 1 WHERE kind = 'amenity' AND key = cast(old.amenity_id AS text);
END;
--> statement-breakpoint
-- Rows without a property are as good as none.
CREATE TRIGGER property_counts_empty AFTER UPDATE OF total ON property_counts WHEN new.total = 0
BEGIN
  DELETE FROM property_counts WHERE kind = new.kind AND key = new.key;
END;
--> statement-breakpoint
-- The amenities of each property in one row, for facts about many properties.
CREATE TABLE `property_amenity_lists` (
	`property_id` integer PRIMARY KEY NOT NULL,
	`amenity_ids` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO property_amenity_lists (property_id, amenity_ids)
SELECT property_id, json_group_array(amenity_id) FROM property_amenities GROUP BY property_id;
--> statement-breakpoint
CREATE TRIGGER amenity_lists_insert AFTER INSERT ON property_amenities
BEGIN
  INSERT INTO property_amenity_lists (property_id, amenity_ids)
  SELECT new.property_id, json_group_array(amenity_id) FROM property_amenities WHERE property_id = new.property_id
  ON CONFLICT (property_id) DO UPDATE SET amenity_ids = excluded.amenity_ids;
END;
--> statement-breakpoint
CREATE TRIGGER amenity_lists_delete AFTER DELETE ON property_amenities
BEGIN
  UPDATE property_amenity_lists SET amenity_ids = (
    SELECT json_group_array(amenity_id) FROM property_amenities WHERE property_id = old.property_id)
  WHERE property_id = old.property_id;
END;
