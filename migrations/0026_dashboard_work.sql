-- Ready drafts are few among all that were ever made; those who review them read only these.
CREATE INDEX `property_drafts_ready` ON `property_drafts` (`updated_at`,`id`) WHERE status = 'ready';--> statement-breakpoint
-- Where a session began, as Cloudflare said of the request: blank for sessions from before and where it does not say.
ALTER TABLE `sessions` ADD `network` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `place` text;
