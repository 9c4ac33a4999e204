CREATE TABLE `cache_uses` (
	`day` text NOT NULL,
	`use` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `use`)
);
