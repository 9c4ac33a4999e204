CREATE TABLE `erasure_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`user_id` text,
	`confirmed_at` integer,
	`due_at` integer,
	`erased_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `erasure_requests_due` ON `erasure_requests` (`due_at`) WHERE erased_at is null and confirmed_at is not null;--> statement-breakpoint
CREATE INDEX `erasure_requests_email` ON `erasure_requests` (`email`);--> statement-breakpoint
CREATE INDEX `erasure_requests_user` ON `erasure_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_hash` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
CREATE TABLE `lead_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_id` text NOT NULL,
	`actor_id` text,
	`kind` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`text` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lead_events_kind" CHECK("kind" in ('status', 'note', 'reply'))
);
--> statement-breakpoint
CREATE INDEX `lead_events_order` ON `lead_events` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `lead_events_actor` ON `lead_events` (`actor_id`);--> statement-breakpoint
ALTER TABLE `account_tokens` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `factors` ADD `last_used_step` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `property_drafts` ADD `author_id` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `property_drafts` ADD `rejection_reason` text;--> statement-breakpoint
CREATE INDEX `property_drafts_author` ON `property_drafts` (`author_id`);