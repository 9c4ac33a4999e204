CREATE TABLE `picture_savings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bytes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_savings_user` ON `picture_savings` (`user_id`,`started_at`,`ended_at`,`bytes`);--> statement-breakpoint
CREATE INDEX `picture_savings_age` ON `picture_savings` (`started_at`);