-- Ids of the rows that an erasure has cleared of a person, and nothing about the person: a restored backup from before the erasure is
-- erased again by them.
CREATE TABLE `erased_rows` (
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`erased_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `row_id`),
	CONSTRAINT "erased_rows_kind" CHECK("kind" in ('account', 'lead', 'message', 'subscriber'))
);
--> statement-breakpoint
-- Who was erased before there was a register, as far as the rows tell it.
INSERT INTO erased_rows (kind, row_id, erased_at)
  SELECT 'account', user_id, erased_at FROM erasure_requests WHERE erased_at IS NOT NULL AND user_id IS NOT NULL
  UNION SELECT 'lead', id, updated_at FROM leads WHERE content_key = 'erased-' || id
  UNION SELECT 'message', id, created_at FROM contact_messages WHERE content_key = 'erased-' || id
  UNION SELECT 'subscriber', id, created_at FROM newsletter_subscribers WHERE email = 'erased-' || id || '@erased.invalid';
