ALTER TABLE `properties` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `properties_submission_unique` ON `properties` (`owner_id`,`submission_key`);