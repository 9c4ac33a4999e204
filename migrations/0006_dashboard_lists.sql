ALTER TABLE `properties` ADD `listing_state` text GENERATED ALWAYS AS ((case when archived_at is not null then 'archived' when is_approved = 1 and is_published = 1 then 'published'
        when is_approved = 1 then 'draft' when rejected_at is not null then 'rejected' else 'pending' end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `dashboard_newest` ON `properties` (`created_at`) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_name` ON `properties` (name collate nocase) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_changed` ON `properties` (`updated_at`) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_state_newest` ON `properties` (`listing_state`,`created_at`);--> statement-breakpoint
CREATE INDEX `dashboard_state_name` ON `properties` (`listing_state`,name collate nocase);--> statement-breakpoint
CREATE INDEX `dashboard_state_changed` ON `properties` (`listing_state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `dashboard_owner_newest` ON `properties` (`owner_id`,`created_at`) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_owner_name` ON `properties` (`owner_id`,name collate nocase) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_owner_changed` ON `properties` (`owner_id`,`updated_at`) WHERE listing_state <> 'archived';--> statement-breakpoint
CREATE INDEX `dashboard_owner_state_newest` ON `properties` (`owner_id`,`listing_state`,`created_at`);--> statement-breakpoint
CREATE INDEX `dashboard_owner_state_name` ON `properties` (`owner_id`,`listing_state`,name collate nocase);--> statement-breakpoint
CREATE INDEX `dashboard_owner_state_changed` ON `properties` (`owner_id`,`listing_state`,`updated_at`);--> statement-breakpoint
-- Names over all properties, for those who manage them. The row id is the property's, which is the order of entry. The
-- column `scope` holds one word for the owner and one for the state, so that a common name in a rare state is found
-- without reading the others.
CREATE VIRTUAL TABLE listing_search USING fts5(
  name, owner, scope,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIEW listing_search_source AS
SELECT
  p.id,
  p.name,
  p.owner_id,
  coalesce(o.full_name, '') || ' / ' || coalesce(o.email, '') AS owner,
  'is' || p.listing_state || CASE WHEN p.listing_state <> 'archived' THEN ' islisted' ELSE '' END
    || coalesce(' of' || hex(p.owner_id), '') AS scope
FROM properties p LEFT JOIN profiles o ON o.id = p.owner_id;
--> statement-breakpoint
CREATE TRIGGER listing_search_insert AFTER INSERT ON properties
BEGIN
  INSERT INTO listing_search (rowid, name, owner, scope)
    SELECT id, name, owner, scope FROM listing_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_search_update AFTER UPDATE OF name, owner_id, is_approved, is_published, archived_at, rejected_at
  ON properties
BEGIN
  DELETE FROM listing_search WHERE rowid = old.id;
  INSERT INTO listing_search (rowid, name, owner, scope)
    SELECT id, name, owner, scope FROM listing_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_search_delete AFTER DELETE ON properties
BEGIN
  DELETE FROM listing_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_search_owner AFTER UPDATE OF full_name, email ON profiles
BEGIN
  DELETE FROM listing_search WHERE rowid IN (SELECT id FROM properties WHERE owner_id = new.id);
  INSERT INTO listing_search (rowid, name, owner, scope)
    SELECT id, name, owner, scope FROM listing_search_source WHERE owner_id = new.id;
END;
--> statement-breakpoint
INSERT INTO listing_search (rowid, name, owner, scope) SELECT id, name, owner, scope FROM listing_search_source;
