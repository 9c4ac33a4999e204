-- Figures of requests and of the whole site by ten minutes, what admins are mailed about, and the request that began a job.
CREATE TABLE `alerts` (
	`kind` text PRIMARY KEY NOT NULL,
	`began_at` integer NOT NULL,
	CONSTRAINT "alerts_kind" CHECK("kind" in ('errors', 'jobs', 'backup', 'dead-letter'))
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`messages` integer NOT NULL,
	`died_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_newest` ON `dead_letters` (`died_at`);--> statement-breakpoint
CREATE TABLE `request_figures` (
	`slot` integer NOT NULL,
	`page` text NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`rows_read` integer DEFAULT 0 NOT NULL,
	`within_10` integer DEFAULT 0 NOT NULL,
	`within_25` integer DEFAULT 0 NOT NULL,
	`within_50` integer DEFAULT 0 NOT NULL,
	`within_100` integer DEFAULT 0 NOT NULL,
	`within_250` integer DEFAULT 0 NOT NULL,
	`within_500` integer DEFAULT 0 NOT NULL,
	`within_1000` integer DEFAULT 0 NOT NULL,
	`within_2500` integer DEFAULT 0 NOT NULL,
	`within_5000` integer DEFAULT 0 NOT NULL,
	`longer` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`slot`, `page`)
);
--> statement-breakpoint
CREATE TABLE `storage_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`after` text,
	`bytes` integer DEFAULT 0 NOT NULL,
	`counted_bytes` integer
);
--> statement-breakpoint
CREATE TABLE `system_figures` (
	`slot` integer PRIMARY KEY NOT NULL,
	`jobs_waiting` integer DEFAULT 0 NOT NULL,
	`jobs_failed` integer DEFAULT 0 NOT NULL,
	`oldest_job_ms` integer DEFAULT 0 NOT NULL,
	`mail_failures` integer DEFAULT 0 NOT NULL,
	`ai_cost_micro_usd` integer DEFAULT 0 NOT NULL,
	`database_bytes` integer,
	`media_bytes` integer
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `request_id` text;
