-- The text index serves every filter, and the counts every total, which makes these indexes superfluous. Three more,
-- public_by_type, public_by_price_down and public_near_airport, stay for the worker before this release, which names them.
DROP INDEX `public_by_stars`;--> statement-breakpoint
DROP INDEX `public_by_type_price`;--> statement-breakpoint
DROP INDEX `public_near_airport_stars`;--> statement-breakpoint
DROP INDEX `public_newest`;--> statement-breakpoint
DROP INDEX `properties_newest`;--> statement-breakpoint
DROP INDEX `properties_owner`;--> statement-breakpoint
DROP INDEX `public_by_rank`;--> statement-breakpoint
DROP INDEX `public_by_price`;--> statement-breakpoint
DROP INDEX `public_by_rating`;--> statement-breakpoint
CREATE INDEX `properties_owner` ON `properties` (`owner_id`,`name`);--> statement-breakpoint
CREATE INDEX `public_by_rank` ON `properties` (`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_price` ON `properties` (`price_aud`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_rating` ON `properties` (guest_rating desc,review_count desc,updated_at desc) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_part` ON `properties` ((id - 1) / 5000,`updated_at`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;
--> statement-breakpoint
DROP TRIGGER listing_search_update;--> statement-breakpoint
CREATE TRIGGER listing_search_update AFTER UPDATE OF name, owner_id, is_approved, is_published, archived_at, rejected_at
  ON properties
WHEN (old.name, old.owner_id, old.listing_state) IS NOT (new.name, new.owner_id, new.listing_state)
BEGIN
  DELETE FROM listing_search WHERE rowid = old.id;
  INSERT INTO listing_search (rowid, name, owner, scope)
    SELECT id, name, owner, scope FROM listing_search_source WHERE id = new.id;
END;
