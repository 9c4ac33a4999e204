CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`factor_type` text NOT NULL,
	`friendly_name` text,
	`encrypted_secret` text NOT NULL,
	`verified_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "factors_type" CHECK("factor_type" in ('totp', 'phone'))
);
--> statement-breakpoint
CREATE INDEX `factors_user` ON `factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`email` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject_unique` ON `identities` (`provider`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text,
	`email` text NOT NULL,
	`phone` text,
	`company_name` text,
	`role` text DEFAULT 'owner' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profiles_role" CHECK("role" in ('owner', 'moderator', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_user_unique` ON `profiles` (`user_id`);--> statement-breakpoint
CREATE TABLE `saved_prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`prompt` text NOT NULL,
	`content_type` text DEFAULT 'general' NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_prompts_newest` ON `saved_prompts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text,
	`deactivated_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `homepage_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`meta_title` text,
	`meta_description` text,
	`hero_title` text,
	`hero_subtitle` text,
	`hero_image_url` text,
	`optional_cta_text` text,
	`optional_cta_url` text,
	`featured_properties_ids` text DEFAULT '[]' NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	CONSTRAINT "homepage_settings_single" CHECK("id" = 1)
);
--> statement-breakpoint
CREATE TABLE `location_related_guides` (
	`page_id` integer NOT NULL,
	`guide_page_id` integer NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`page_id`, `guide_page_id`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guide_page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `location_related_guides_order` ON `location_related_guides` (`page_id`,`sort_order`);--> statement-breakpoint
CREATE INDEX `location_related_guides_guide` ON `location_related_guides` (`guide_page_id`);--> statement-breakpoint
CREATE TABLE `menu_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`menu_id` integer NOT NULL,
	`parent_id` integer,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`target` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`menu_id`) REFERENCES `menus`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `menu_items_order` ON `menu_items` (`menu_id`,`sort_order`,`id`);--> statement-breakpoint
CREATE INDEX `menu_items_parent` ON `menu_items` (`parent_id`);--> statement-breakpoint
CREATE TABLE `menus` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`location` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "menus_place" CHECK("location" in ('header', 'footer-accommodation', 'footer-guides', 'footer-company', 'footer-travel'))
);
--> statement-breakpoint
CREATE INDEX `menus_location` ON `menus` (`location`,`is_active`);--> statement-breakpoint
CREATE TABLE `missing_paths` (
	`path` text PRIMARY KEY NOT NULL,
	`hit_count` integer DEFAULT 0 NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `missing_paths_last_seen` ON `missing_paths` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`h1_title` text NOT NULL,
	`content` text NOT NULL,
	`excerpt` text,
	`meta_description` text,
	`meta_keywords` text,
	`canonical_url` text,
	`featured_image_url` text,
	`page_type` text DEFAULT 'page' NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`faq_content` text DEFAULT '[]' NOT NULL,
	`seo_schema` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	CONSTRAINT "pages_type" CHECK("page_type" in ('page', 'location', 'guide')),
	CONSTRAINT "pages_guide_slug" CHECK(("page_type" = 'guide') = ("slug" like 'guides/%'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug_unique` ON `pages` (`slug`);--> statement-breakpoint
CREATE INDEX `pages_published` ON `pages` (`page_type`,`is_published`,`created_at`);--> statement-breakpoint
CREATE INDEX `pages_last_change` ON `pages` (`updated_at`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_path` text NOT NULL,
	`to_path` text NOT NULL,
	`status_code` integer DEFAULT 301 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`hit_count` integer DEFAULT 0 NOT NULL,
	`last_hit_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	CONSTRAINT "redirects_status" CHECK("status_code" in (301, 302, 303, 307, 308)),
	CONSTRAINT "redirects_from" CHECK("from_path" like '/%'),
	CONSTRAINT "redirects_not_itself" CHECK("from_path" <> "to_path")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from_unique` ON `redirects` (`from_path`);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject` text,
	`detail` text,
	`from_address` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`due_at` integer NOT NULL,
	`error` text,
	`result` text,
	`owner_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "jobs_state" CHECK("state" in ('waiting', 'running', 'done', 'failed', 'unknown', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `jobs_owner` ON `jobs` (`owner_id`);--> statement-breakpoint
CREATE TABLE `processed_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`processed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `processed_messages_age` ON `processed_messages` (`processed_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_age` ON `rate_limits` (`window_start`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`content_key` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_content_key` ON `contact_messages` (`content_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`property_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`check_in_date` text,
	`check_out_date` text,
	`guests` integer,
	`message` text,
	`source` text DEFAULT 'website' NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`content_key` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "leads_status" CHECK("status" in ('new', 'contacted', 'qualified', 'converted', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `leads_property_newest` ON `leads` (`property_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_newest` ON `leads` (`created_at`);--> statement-breakpoint
CREATE INDEX `leads_content_key` ON `leads` (`content_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	CONSTRAINT "newsletter_subscribers_state" CHECK("status" in ('unconfirmed', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_status` ON `newsletter_subscribers` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `amenities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category` text DEFAULT 'general' NOT NULL,
	`icon` text,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `amenities_name_unique` ON `amenities` (name collate nocase);--> statement-breakpoint
CREATE TABLE `location_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`parent_slug` text,
	`image_url` text,
	`latitude` real,
	`longitude` real,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_slug`) REFERENCES `location_groups`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `location_groups_slug_unique` ON `location_groups` (`slug`);--> statement-breakpoint
CREATE TABLE `properties` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` text,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`property_type` text NOT NULL,
	`location_slug` text,
	`place_slug` text,
	`address` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`map_embed_url` text,
	`google_maps_url` text,
	`google_maps_place_id` text,
	`phone` text,
	`email` text,
	`website_url` text,
	`booking_url` text,
	`affiliate_cta_label` text,
	`short_description` text,
	`description` text,
	`cancellation_policy` text,
	`star_rating` integer,
	`guest_rating` real,
	`review_count` integer,
	`min_price` real,
	`max_price` real,
	`currency` text DEFAULT 'AUD' NOT NULL,
	`check_in_time` text,
	`check_out_time` text,
	`near_airport` integer DEFAULT false NOT NULL,
	`is_approved` integer DEFAULT false NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`archived_at` integer,
	`rejected_at` integer,
	`rejection_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`price_aud` real GENERATED ALWAYS AS ((case when currency = 'AUD' then min_price end)) VIRTUAL,
	`search_rank` integer GENERATED ALWAYS AS (((1 - is_featured) * 1001 + 1000 - cast(round(coalesce(guest_rating, 0) * 100) as integer)) * 2147483648 + id) VIRTUAL,
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "properties_type" CHECK("property_type" in ('hotel', 'motel', 'apartment', 'bed-breakfast', 'resort', 'hostel', 'villa', 'serviced-apartment')),
	CONSTRAINT "properties_currency" CHECK("currency" in ('AUD', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "properties_stars" CHECK("star_rating" between 1 and 5),
	CONSTRAINT "properties_rating" CHECK("guest_rating" between 0 and 10),
	CONSTRAINT "properties_reviews" CHECK("review_count" >= 0),
	CONSTRAINT "properties_min_price" CHECK("min_price" >= 0),
	CONSTRAINT "properties_max_price" CHECK("max_price" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_slug_unique` ON `properties` (`slug`);--> statement-breakpoint
CREATE INDEX `properties_owner` ON `properties` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `properties_newest` ON `properties` (`created_at`);--> statement-breakpoint
CREATE INDEX `public_by_rank` ON `properties` (`search_rank`,`star_rating`,`price_aud`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_price` ON `properties` (price_aud is null,`price_aud`,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_price_down` ON `properties` (price_aud is null,price_aud desc,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_rating` ON `properties` (guest_rating desc,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_name` ON `properties` (name collate nocase,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_stars` ON `properties` (`star_rating`,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_type` ON `properties` (`property_type`,`search_rank`,`price_aud`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_type_price` ON `properties` (`property_type`,`price_aud`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_location` ON `properties` (`location_slug`,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_by_place` ON `properties` (`place_slug`,`search_rank`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_near_airport` ON `properties` (`near_airport`,`search_rank`,`star_rating`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_near_airport_stars` ON `properties` (`near_airport`,`star_rating`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE INDEX `public_newest` ON `properties` (`updated_at`) WHERE is_approved = 1 and is_published = 1 and archived_at is null;--> statement-breakpoint
CREATE TABLE `property_amenities` (
	`property_id` integer NOT NULL,
	`amenity_id` integer NOT NULL,
	PRIMARY KEY(`property_id`, `amenity_id`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`amenity_id`) REFERENCES `amenities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_amenities_amenity` ON `property_amenities` (`amenity_id`);--> statement-breakpoint
CREATE TABLE `property_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`property_id` integer NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`base_version` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_drafts_status" CHECK("status" in ('draft', 'ready', 'published', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `property_drafts_newest` ON `property_drafts` (`property_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `property_photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`property_id` integer NOT NULL,
	`storage_key` text NOT NULL,
	`alt_text` text DEFAULT '' NOT NULL,
	`is_hero` integer DEFAULT false NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_photos_size" CHECK("width" > 0 and "height" > 0)
);
--> statement-breakpoint
CREATE INDEX `property_photos_order` ON `property_photos` (`property_id`,is_hero desc,`sort_order`,`id`);--> statement-breakpoint
CREATE TABLE `property_tags` (
	`property_id` integer NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`property_id`, `tag`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_tags_tag` ON `property_tags` (`tag`,`property_id`);--> statement-breakpoint
CREATE TABLE `units` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`property_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`max_guests` integer,
	`bed_configuration` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "units_guests" CHECK("max_guests" > 0)
);
--> statement-breakpoint
CREATE INDEX `units_order` ON `units` (`property_id`,`sort_order`,`id`);