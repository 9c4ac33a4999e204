CREATE TABLE `lead_days` (
	`scope` text NOT NULL,
	`day` text NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`scope`, `day`)
);
--> statement-breakpoint
DROP INDEX `leads_property_newest`;--> statement-breakpoint
ALTER TABLE `leads` ADD `owner_id` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `arrival` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `received_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_status_arrival` ON `leads` (`status`,`arrival`);--> statement-breakpoint
CREATE INDEX `leads_owner_arrival` ON `leads` (`owner_id`,`arrival`);--> statement-breakpoint
CREATE INDEX `leads_owner_status_arrival` ON `leads` (`owner_id`,`status`,`arrival`);--> statement-breakpoint
CREATE INDEX `leads_property_arrival` ON `leads` (`property_id`,`arrival`);--> statement-breakpoint
CREATE INDEX `leads_property_status_arrival` ON `leads` (`property_id`,`status`,`arrival`);--> statement-breakpoint
ALTER TABLE `lead_events` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `lead_events` ADD `job_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `lead_events_job` ON `lead_events` (`job_id`);--> statement-breakpoint
CREATE INDEX `properties_awaiting_approval` ON `properties` (`created_at`) WHERE is_approved = 0 and rejected_at is null and archived_at is null;
--> statement-breakpoint
-- Words of the sender, and as words of `scope` the lead's owner, its status and its property, so that a search
-- within a filter reads nothing else. The row id is leads.arrival: matches come out newest first.
CREATE VIRTUAL TABLE lead_search USING fts5(
  name, email, phone, scope,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIEW lead_search_source AS
SELECT
  l.id, l.arrival, l.name, l.email,
  coalesce(l.phone || ' ' || replace(replace(replace(replace(replace(l.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '')
    AS phone,
  's' || l.status || ' p' || coalesce(l.property_id, 'none') || coalesce(' o' || lower(hex(l.owner_id)), '') AS scope
FROM leads l;
--> statement-breakpoint
-- What the lists need is written at once; the next trigger then lists the lead. South Australia's clocks go forward on the
-- first Sunday of October and back on the first of April, both at 16:30 UTC of the day before.
CREATE TRIGGER lead_insert AFTER INSERT ON leads
BEGIN
  UPDATE leads SET
    owner_id = (SELECT owner_id FROM properties WHERE id = new.property_id),
    received_on = (SELECT date(t, 'unixepoch', CASE WHEN t >= unixepoch(y || '-10-01', 'weekday 0') - 27000
        OR t < unixepoch(y || '-04-01', 'weekday 0') - 27000 THEN '+630 minutes' ELSE '+570 minutes' END)
      FROM (SELECT new.created_at / 1000 AS t, strftime('%Y', new.created_at / 1000, 'unixepoch') AS y)),
    arrival = (SELECT coalesce(max(arrival) + 1, new.created_at * 1000) FROM leads
      WHERE arrival >= new.created_at * 1000 AND arrival < new.created_at * 1000 + 1000)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lead_listed AFTER UPDATE OF arrival ON leads WHEN old.arrival = 0 AND new.arrival <> 0
BEGIN
  INSERT INTO lead_search (rowid, name, email, phone, scope)
    SELECT arrival, name, email, phone, scope FROM lead_search_source WHERE id = new.id;
  INSERT INTO lead_days (scope, day, received, unanswered)
    SELECT scope, new.received_on, 1, new.status = 'new'
    FROM (SELECT 'all' AS scope UNION ALL SELECT new.owner_id) WHERE scope IS NOT NULL
    ON CONFLICT (scope, day) DO UPDATE SET
      received = received + excluded.received, unanswered = unanswered + excluded.unanswered;
END;
--> statement-breakpoint
CREATE TRIGGER lead_reworded AFTER UPDATE OF name, email, phone, status, property_id, owner_id ON leads
WHEN old.arrival <> 0
BEGIN
  DELETE FROM lead_search WHERE rowid = old.arrival;
  INSERT INTO lead_search (rowid, name, email, phone, scope)
    SELECT arrival, name, email, phone, scope FROM lead_search_source WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lead_recounted AFTER UPDATE OF status, owner_id ON leads
WHEN old.arrival <> 0 AND (new.status <> old.status OR new.owner_id IS NOT old.owner_id)
BEGIN
  UPDATE lead_days SET received = received - 1, unanswered = unanswered - (old.status = 'new')
    WHERE day = old.received_on AND scope IN ('all', old.owner_id);
  INSERT INTO lead_days (scope, day, received, unanswered)
    SELECT scope, new.received_on, 1, new.status = 'new'
    FROM (SELECT 'all' AS scope UNION ALL SELECT new.owner_id) WHERE scope IS NOT NULL
    ON CONFLICT (scope, day) DO UPDATE SET
      received = received + excluded.received, unanswered = unanswered + excluded.unanswered;
END;
--> statement-breakpoint
CREATE TRIGGER lead_property_changed AFTER UPDATE OF property_id ON leads WHEN new.property_id IS NOT old.property_id
BEGIN
  UPDATE leads SET owner_id = (SELECT owner_id FROM properties WHERE id = new.property_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lead_delete AFTER DELETE ON leads
BEGIN
  DELETE FROM lead_search WHERE rowid = old.arrival;
  UPDATE lead_days SET received = received - 1, unanswered = unanswered - (old.status = 'new')
    WHERE day = old.received_on AND scope IN ('all', old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER property_owner_changed AFTER UPDATE OF owner_id ON properties WHEN new.owner_id IS NOT old.owner_id
BEGIN
  UPDATE leads SET owner_id = new.owner_id WHERE property_id = new.id;
END;
--> statement-breakpoint
-- Leads from before: the same values as lead_insert gives, and lead_listed lists them.
UPDATE leads SET
  owner_id = (SELECT p.owner_id FROM properties p WHERE p.id = leads.property_id),
  received_on = (SELECT date(t, 'unixepoch', CASE WHEN t >= unixepoch(y || '-10-01', 'weekday 0') - 27000
      OR t < unixepoch(y || '-04-01', 'weekday 0') - 27000 THEN '+630 minutes' ELSE '+570 minutes' END)
    FROM (SELECT leads.created_at / 1000 AS t, strftime('%Y', leads.created_at / 1000, 'unixepoch') AS y)),
  arrival = leads.created_at * 1000
    + (SELECT count(*) FROM leads AS earlier WHERE earlier.created_at = leads.created_at AND earlier.id < leads.id)
WHERE arrival = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_arrival` ON `leads` (`arrival`);
--> statement-breakpoint
DROP INDEX `leads_newest`;
