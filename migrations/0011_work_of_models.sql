CREATE TABLE `model_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`model` text NOT NULL,
	`outcome` text NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost_micro_usd` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "model_calls_outcome" CHECK("outcome" in ('answered', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `model_calls_day` ON `model_calls` (`day`,`kind`);--> statement-breakpoint
CREATE INDEX `model_calls_user` ON `model_calls` (`user_id`,`day`);--> statement-breakpoint
CREATE INDEX `model_calls_job` ON `model_calls` (`job_id`);--> statement-breakpoint
CREATE TABLE `staged_images` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`position` integer NOT NULL,
	`source_url` text NOT NULL,
	`page_url` text NOT NULL,
	`storage_key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`copy_width` integer NOT NULL,
	`copy_height` integer NOT NULL,
	`placeholder` text NOT NULL,
	`fingerprint` text NOT NULL,
	`file_name` text NOT NULL,
	`alt_text` text NOT NULL,
	`descriptor` text NOT NULL,
	`is_hero_candidate` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staged_images_place` ON `staged_images` (`job_id`,`position`);--> statement-breakpoint
CREATE INDEX `staged_images_owner` ON `staged_images` (`owner_id`);--> statement-breakpoint
CREATE INDEX `staged_images_age` ON `staged_images` (`created_at`);--> statement-breakpoint
ALTER TABLE `media_images` ADD `prompt` text;--> statement-breakpoint
ALTER TABLE `media_images` ADD `model` text;--> statement-breakpoint
ALTER TABLE `media_images` ADD `job_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `media_images_job_unique` ON `media_images` (`job_id`);--> statement-breakpoint
ALTER TABLE `property_photos` ADD `source_url` text;--> statement-breakpoint
ALTER TABLE `property_photos` ADD `rights_confirmed_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `property_photos` ADD `rights_confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `property_photos_rights` ON `property_photos` (`rights_confirmed_by`);--> statement-breakpoint
CREATE INDEX `jobs_owner_newest` ON `jobs` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_state_newest` ON `jobs` (`state`,`updated_at`);