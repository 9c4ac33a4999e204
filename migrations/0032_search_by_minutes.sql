-- A search can also ask for the minutes to a landmark. The queue worker writes them as words of the text index
-- (`app/features/directory/places/near-words.ts`), so that a stay is indexed again once and not for each landmark.
CREATE TABLE `property_near_words` (
	`property_id` integer PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP VIEW property_facets;--> statement-breakpoint
CREATE VIEW property_facets AS
SELECT
  p.id,
  char(57344) || 't' || replace(p.property_type, '-', '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 's' || value, '')
    FROM json_each('[1,2,3,4,5]') WHERE value <= p.star_rating), '')
  || CASE WHEN p.near_airport = 1 THEN ' ' || char(57344) || 'a' ELSE '' END
  || coalesce(' ' || char(57344) || 'l' || hex(p.location_slug), '')
  || coalesce(' ' || char(57344) || 'l' || hex(p.place_slug), '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 'g' || hex(tag), '') FROM property_tags
    WHERE property_id = p.id), '')
  || ' ' || char(57344) || 'e' || coalesce(hex(p.price_aud + 0.0), 'none')
  || CASE WHEN p.price_aud IS NULL THEN '' ELSE (SELECT group_concat(' ' || char(57344) || 'p' || key || 'x'
    || (min(4194303, 2 * cast(p.price_aud AS integer) + (p.price_aud > cast(p.price_aud AS integer))) / value), '')
    FROM json_each('[1,4,16,64,256,1024,4096,16384,65536,262144,1048576,4194304]')) END
  || coalesce((SELECT group_concat(' ' || char(57344) || 'm' || hex(lower(a.name)), '') FROM property_amenities pa
    JOIN amenities a ON a.id = pa.amenity_id WHERE pa.property_id = p.id), '')
  || coalesce((SELECT group_concat(' ' || char(57344) || 'q' || value, '')
    FROM json_each('[30,35,40,45]') WHERE value <= round(p.guest_rating * 5)), '')
  || coalesce((SELECT ' ' || char(57344) || 'c' || min(20, max(max_guests)) FROM units WHERE property_id = p.id), '')
  || ' ' || char(57344) || 'r' || coalesce(hex(p.guest_rating + 0.0), 'none')
  || coalesce((SELECT ' ' || words FROM property_near_words WHERE property_id = p.id), '')
  || (WITH RECURSIVE letters(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM letters WHERE at < length(p.address))
    SELECT coalesce(group_concat(' ' || char(57344) || 'z' || hex(substr(lower(p.address), at, 3)), '')
        FILTER (WHERE at <= length(p.address) - 2), '') || ' | '
      || coalesce(group_concat(' ' || char(57344) || 'y' || hex(substr(lower(p.address), at, 2)), '')
        FILTER (WHERE at <= length(p.address) - 1), '')
      || group_concat(' ' || char(57344) || 'x' || hex(substr(lower(p.address), at, 1)), '') FROM letters)
  || (WITH RECURSIVE letters(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM letters WHERE at < length(p.name))
    SELECT coalesce(group_concat(' ' || char(57344) || 'w' || hex(substr(lower(p.name), at, 3)), '')
        FILTER (WHERE at <= length(p.name) - 2), '')
      || coalesce(group_concat(' ' || char(57344) || 'v' || hex(substr(lower(p.name), at, 2)), '')
        FILTER (WHERE at <= length(p.name) - 1), '')
      || group_concat(' ' || char(57344) || 'u' || hex(substr(lower(p.name), at, 1)), '') FROM letters) AS facets
FROM properties p;
--> statement-breakpoint
CREATE TRIGGER property_search_near_insert AFTER INSERT ON property_near_words
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
CREATE TRIGGER property_search_near_update AFTER UPDATE OF words ON property_near_words
WHEN old.words <> new.words
BEGIN
  DELETE FROM property_search WHERE rowid = (SELECT search_rank FROM property_search_source WHERE id = new.property_id);
  INSERT INTO property_search (rowid, name, place, tags, amenities, description, facets)
    SELECT search_rank, name, place, tags, amenities, description, facets FROM property_search_source WHERE id = new.property_id;
END;
--> statement-breakpoint
-- The nearest of a group changes with a landmark of its kinds that is deleted, or begins or ends to count.
DROP TRIGGER minutes_due_landmark_update;--> statement-breakpoint
DROP TRIGGER minutes_due_landmark_delete;--> statement-breakpoint
CREATE TRIGGER minutes_due_landmark_update AFTER UPDATE OF latitude, longitude, kind, is_active ON landmarks
WHEN old.latitude <> new.latitude OR old.longitude <> new.longitude OR old.kind <> new.kind
  OR (old.is_active <> new.is_active AND new.kind IN ('tram-stop', 'beach', 'jetty', 'university', 'hospital'))
BEGIN
  INSERT INTO property_minutes_due (property_id)
    SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
CREATE TRIGGER minutes_due_landmark_delete AFTER DELETE ON landmarks
WHEN old.kind IN ('tram-stop', 'beach', 'jetty', 'university', 'hospital')
BEGIN
  INSERT INTO property_minutes_due (property_id)
    SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
END;
--> statement-breakpoint
INSERT INTO property_minutes_due (property_id)
  SELECT id FROM properties WHERE latitude IS NOT NULL AND longitude IS NOT NULL
  ON CONFLICT (property_id) DO UPDATE SET turn = turn + 1;
