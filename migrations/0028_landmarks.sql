CREATE TABLE `landmarks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	CONSTRAINT "landmarks_kind" CHECK("kind" in ('stadium', 'venue', 'market', 'shopping', 'square', 'museum', 'garden', 'park', 'zoo', 'wildlife', 'beach', 'jetty', 'university', 'hospital', 'station', 'tram-stop', 'airport', 'port', 'town', 'wine', 'lookout'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `landmarks_slug_unique` ON `landmarks` (`slug`);--> statement-breakpoint
CREATE INDEX `landmarks_name` ON `landmarks` (name collate nocase);--> statement-breakpoint
CREATE TABLE `property_landmarks` (
	`property_id` integer NOT NULL,
	`landmark_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	`walk_minutes` integer,
	`tram_minutes` integer,
	`tram_stop_id` integer,
	`tram_walk_minutes` integer,
	PRIMARY KEY(`property_id`, `landmark_id`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`landmark_id`) REFERENCES `landmarks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tram_stop_id`) REFERENCES `landmarks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `property_landmarks_nearest` ON `property_landmarks` (`landmark_id`,`minutes`,`property_id`);--> statement-breakpoint
CREATE INDEX `property_landmarks_stop` ON `property_landmarks` (`tram_stop_id`);--> statement-breakpoint
CREATE TABLE `property_minutes_due` (
	`property_id` integer PRIMARY KEY NOT NULL,
	`turn` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Properties whose minutes have to be worked out.
CREATE TRIGGER minutes_due_property_insert AFTER INSERT ON properties
WHEN new.latitude IS NOT NULL AND new.longitude IS NOT NULL
BEGIN
  INSERT INTO property_minutes_due (property_id) VALUES (new.id)
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
CREATE TRIGGER minutes_due_property_update AFTER UPDATE OF latitude, longitude ON properties
WHEN old.latitude IS NOT new.latitude OR old.longitude IS NOT new.longitude
BEGIN
  INSERT INTO property_minutes_due (property_id) VALUES (new.id)
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
CREATE TRIGGER minutes_due_landmark_insert AFTER INSERT ON landmarks
BEGIN
  INSERT INTO property_minutes_due (property_id)
    SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
-- Minutes of other landmarks are kept while they are inactive; a stop that is inactive is no longer served.
CREATE TRIGGER minutes_due_landmark_update AFTER UPDATE OF latitude, longitude, kind, is_active ON landmarks
WHEN old.latitude <> new.latitude OR old.longitude <> new.longitude OR old.kind <> new.kind
  OR (old.is_active <> new.is_active AND new.kind = 'tram-stop')
BEGIN
  INSERT INTO property_minutes_due (property_id)
    SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
CREATE TRIGGER minutes_due_landmark_delete AFTER DELETE ON landmarks
WHEN old.kind = 'tram-stop'
BEGIN
  INSERT INTO property_minutes_due (property_id)
    SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
CREATE TRIGGER changes_landmark_insert AFTER INSERT ON landmarks
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_landmark_update AFTER UPDATE ON landmarks
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_landmark_delete AFTER DELETE ON landmarks
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
-- A landmark with three public stays has a page, to which others link: a change is written only when that begins or ends.
CREATE TRIGGER changes_landmark_reached AFTER INSERT ON property_landmarks
WHEN EXISTS (SELECT 1 FROM properties p WHERE p.id = new.property_id AND p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL)
  AND (SELECT count(*) FROM (SELECT 1 FROM property_landmarks o JOIN properties p ON p.id = o.property_id
    WHERE o.landmark_id = new.landmark_id AND p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL LIMIT 4)) = 3
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_landmark_left AFTER DELETE ON property_landmarks
WHEN (SELECT count(*) FROM (SELECT 1 FROM property_landmarks o JOIN properties p ON p.id = o.property_id
    WHERE o.landmark_id = old.landmark_id AND p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL LIMIT 4)) = 2
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER changes_landmark_shown AFTER UPDATE OF is_approved, is_published, archived_at ON properties
WHEN (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) <> (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
BEGIN
  INSERT INTO content_changes (key, seq, changed_at)
    SELECT key, (SELECT coalesce(max(seq), 0) + 1 FROM content_changes), cast(unixepoch('subsec') * 1000 AS integer)
    FROM (SELECT 'landmarks' AS key) WHERE EXISTS (SELECT 1 FROM property_landmarks n WHERE n.property_id = new.id
      AND (SELECT count(*) FROM (SELECT 1 FROM property_landmarks o JOIN properties p ON p.id = o.property_id
    WHERE o.landmark_id = n.landmark_id AND p.is_approved = 1 AND p.is_published = 1 AND p.archived_at IS NULL LIMIT 4)) = 2 + (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL))
    ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at;
END;
