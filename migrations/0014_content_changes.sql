CREATE TABLE `content_changes` (
	`key` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_changes_seq` ON `content_changes` (`seq`);
--> statement-breakpoint
CREATE TRIGGER changes_property_insert AFTER INSERT ON properties
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.id AS key
    UNION SELECT 'list' AS key WHERE (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
    UNION SELECT 'ranks' AS key WHERE (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
    UNION SELECT 'order:' || new.location_slug AS key WHERE (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_property_delete AFTER DELETE ON properties
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.id AS key
    UNION SELECT 'list' AS key WHERE (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)
    UNION SELECT 'ranks' AS key WHERE (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)
    UNION SELECT 'order:' || old.location_slug AS key WHERE (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_property_update AFTER UPDATE ON properties
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.id AS key
    UNION SELECT 'list' AS key WHERE ((old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL))
    UNION SELECT 'ranks' AS key WHERE ((old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)) AND (old.location_slug IS NOT new.location_slug OR old.search_rank IS NOT new.search_rank OR (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) <> (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL))
    UNION SELECT 'order:' || old.location_slug AS key WHERE ((old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)) AND (old.location_slug IS NOT new.location_slug OR old.search_rank IS NOT new.search_rank OR (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) <> (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL))
    UNION SELECT 'order:' || new.location_slug AS key WHERE ((old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)) AND (old.location_slug IS NOT new.location_slug OR old.search_rank IS NOT new.search_rank OR (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) <> (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL))) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_photo_insert AFTER INSERT ON property_photos
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_photo_delete AFTER DELETE ON property_photos
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = old.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_photo_update AFTER UPDATE ON property_photos
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_tag_insert AFTER INSERT ON property_tags
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)
    UNION SELECT 'order:' || (SELECT location_slug FROM properties WHERE id = new.property_id) AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_unit_insert AFTER INSERT ON units
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_amenity_of_property_insert AFTER INSERT ON property_amenities
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_tag_delete AFTER DELETE ON property_tags
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = old.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)
    UNION SELECT 'order:' || (SELECT location_slug FROM properties WHERE id = old.property_id) AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_unit_delete AFTER DELETE ON units
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.property_id AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_amenity_of_property_delete AFTER DELETE ON property_amenities
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || old.property_id AS key
    UNION SELECT 'list' AS key WHERE EXISTS (SELECT 1 FROM properties p WHERE p.id = old.property_id AND p.is_approved = 1 AND p.is_published = 1
      AND p.archived_at IS NULL)) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_unit_update AFTER UPDATE ON units
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'property:' || new.property_id AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_location_group_insert AFTER INSERT ON location_groups
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_location_group_delete AFTER DELETE ON location_groups
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_location_group_update AFTER UPDATE ON location_groups
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_amenity_insert AFTER INSERT ON amenities
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_amenity_delete AFTER DELETE ON amenities
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_amenity_update AFTER UPDATE ON amenities
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'terms' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_page_insert AFTER INSERT ON pages
WHEN new.is_published = 1
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_page_delete AFTER DELETE ON pages
WHEN old.is_published = 1
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_page_update AFTER UPDATE ON pages
WHEN old.is_published = 1 OR new.is_published = 1
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_related_guide_insert AFTER INSERT ON location_related_guides
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_related_guide_delete AFTER DELETE ON location_related_guides
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_related_guide_update AFTER UPDATE ON location_related_guides
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'pages' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_media_image_insert AFTER INSERT ON media_images
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'media' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_media_image_delete AFTER DELETE ON media_images
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'media' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_media_image_update AFTER UPDATE ON media_images
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'media' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_insert AFTER INSERT ON menus
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_delete AFTER DELETE ON menus
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_update AFTER UPDATE ON menus
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_item_insert AFTER INSERT ON menu_items
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_item_delete AFTER DELETE ON menu_items
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_menu_item_update AFTER UPDATE ON menu_items
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_setting_insert AFTER INSERT ON site_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_setting_delete AFTER DELETE ON site_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_setting_update AFTER UPDATE ON site_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_home_insert AFTER INSERT ON homepage_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_home_delete AFTER DELETE ON homepage_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_home_update AFTER UPDATE ON homepage_settings
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'frame' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_redirect_insert AFTER INSERT ON redirects
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'path:' || new.from_path AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_redirect_delete AFTER DELETE ON redirects
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'path:' || old.from_path AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_redirect_update AFTER UPDATE OF from_path, to_path, status_code, is_active ON redirects
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'path:' || old.from_path AS key
    UNION SELECT 'path:' || new.from_path AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
