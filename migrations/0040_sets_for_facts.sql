-- What a landing page says of its stays is taken from sets as well: 'at' is the place that a card names, 'reviews' a bit of the number
-- of reviews. Their row ids are below zero, so that the highest one still tells how many sets a search reads. A bit of a rate or of a number of reviews that stays as it is, is not written.
DROP TRIGGER facet_bits_leave;
--> statement-breakpoint
DROP TRIGGER facet_bits_join;
--> statement-breakpoint
DROP VIEW property_facet_values;
--> statement-breakpoint
CREATE VIEW property_facet_values AS
WITH shown AS NOT MATERIALIZED (
  SELECT *, min(4194303, 2 * cast(price_aud AS integer) + (price_aud > cast(price_aud AS integer))) AS half_dollars
  FROM properties WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL)
SELECT p.id, v.value ->> 0 AS kind, v.value ->> 1 AS key, 1 AS is_set FROM shown p JOIN json_each(json_array(
  json_array('all', ''),
  json_array('type', p.property_type),
  json_array('place', p.location_slug),
  json_array('place', nullif(p.place_slug, p.location_slug)),
  json_array('at', coalesce(p.place_slug, p.location_slug)),
  json_array('stars', cast(p.star_rating AS text)),
  json_array('rating', CASE WHEN round(p.guest_rating * 5) >= 30
    THEN cast(min(45, cast(round(p.guest_rating * 5) / 5 AS integer) * 5) AS text) END),
  json_array('airport', CASE WHEN p.near_airport = 1 THEN '' END),
  json_array('price', CASE WHEN p.price_aud IS NOT NULL THEN 'any' END),
  json_array('room', (SELECT cast(min(20, max(u.max_guests)) AS text) FROM units u WHERE u.property_id = p.id))
)) v WHERE v.value ->> 1 IS NOT NULL
UNION ALL
SELECT p.id, k.value, cast(b.key AS text), 1 FROM shown p JOIN json_each('["price", "reviews"]') k JOIN json_each(
  '[1,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072,262144,524288,1048576,2097152]') b
  ON iif(k.value = 'price', p.half_dollars, min(1048575, p.review_count)) & b.value
UNION ALL
SELECT p.id, 'named', g.slug, 1 FROM shown p JOIN location_groups g ON instr(lower(p.address), g.slug) > 0
UNION ALL
SELECT p.id, 'tag', t.tag, 1 FROM shown p JOIN property_tags t ON t.property_id = p.id
UNION ALL
SELECT p.id, 'amenity', cast(a.amenity_id AS text), 1 FROM shown p JOIN property_amenities a ON a.property_id = p.id;
--> statement-breakpoint
CREATE TRIGGER facet_bits_set INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 1
BEGIN
  INSERT INTO facet_bits (rowid, kind, block, key, bits)
    SELECT iif(new.kind IN ('at', 'reviews'), (SELECT min(0, min(rowid)) - 1 FROM facet_bits), NULL),
      new.kind, new.id / 49152, new.key, substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2) FROM (SELECT hex(zeroblob(4096)) AS bits) WHERE true
  ON CONFLICT (kind, block, key) DO UPDATE SET bits = substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) | (1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2)
    WHERE NOT (unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) & (1 << (new.id % 6));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_clear INSTEAD OF INSERT ON property_facet_values WHEN new.is_set = 0
BEGIN
  UPDATE facet_bits SET bits = substr(bits, 1, (new.id % 49152) / 6) || char(48 + ((unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) & ~(1 << (new.id % 6)))) || substr(bits, (new.id % 49152) / 6 + 2)
  WHERE kind = new.kind AND block = new.id / 49152 AND key = new.key AND (unicode(substr(bits, (new.id % 49152) / 6 + 1, 1)) - 48) & (1 << (new.id % 6));
END;
--> statement-breakpoint
-- BEFORE, while the row still has its former values.
CREATE TRIGGER facet_bits_leave BEFORE UPDATE OF property_type, location_slug, place_slug, address, min_price, currency, star_rating, guest_rating,
  near_airport, review_count, is_approved, is_published, archived_at ON properties
WHEN (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 0 FROM property_facet_values
  WHERE id = old.id AND (NOT (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL) OR kind IN (
    iif(old.property_type IS NOT new.property_type, 'type', ''),
    iif(old.price_aud IS NOT new.price_aud, 'price', ''),
    iif(old.star_rating IS NOT new.star_rating, 'stars', ''),
    iif(old.guest_rating IS NOT new.guest_rating, 'rating', ''),
    iif(old.near_airport IS NOT new.near_airport, 'airport', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'place', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'at', ''),
    iif(old.review_count IS NOT new.review_count, 'reviews', ''),
    iif(old.address IS NOT new.address, 'named', '')))
    AND NOT (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL AND (
      (kind = 'reviews' AND coalesce(min(1048575, new.review_count), 0) >> key & 1)
      OR (kind = 'price' AND new.price_aud IS NOT NULL AND (key = 'any'
        OR min(4194303, 2 * cast(new.price_aud AS integer) + (new.price_aud > cast(new.price_aud AS integer))) >> key & 1))));
END;
--> statement-breakpoint
CREATE TRIGGER facet_bits_join AFTER UPDATE OF property_type, location_slug, place_slug, address, min_price, currency, star_rating, guest_rating,
  near_airport, review_count, is_approved, is_published, archived_at ON properties
WHEN (new.is_approved = 1 AND new.is_published = 1 AND new.archived_at IS NULL)
BEGIN
  INSERT INTO property_facet_values (id, kind, key, is_set) SELECT id, kind, key, 1 FROM property_facet_values
  WHERE id = new.id AND (NOT (old.is_approved = 1 AND old.is_published = 1 AND old.archived_at IS NULL) OR kind IN (
    iif(old.property_type IS NOT new.property_type, 'type', ''),
    iif(old.price_aud IS NOT new.price_aud, 'price', ''),
    iif(old.star_rating IS NOT new.star_rating, 'stars', ''),
    iif(old.guest_rating IS NOT new.guest_rating, 'rating', ''),
    iif(old.near_airport IS NOT new.near_airport, 'airport', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'place', ''),
    iif((old.location_slug, old.place_slug) IS NOT (new.location_slug, new.place_slug), 'at', ''),
    iif(old.review_count IS NOT new.review_count, 'reviews', ''),
    iif(old.address IS NOT new.address, 'named', '')));
END;
--> statement-breakpoint
WITH sixes AS MATERIALIZED (
  SELECT id / 49152 AS block, kind, key, (id % 49152) / 6 AS at, sum(1 << (id % 6)) AS bits
  FROM property_facet_values WHERE kind IN ('at', 'reviews') GROUP BY 1, 2, 3, 4),
gaps AS MATERIALIZED (
  SELECT *, at - 1 - lag(at, 1, -1) OVER (PARTITION BY block, kind, key ORDER BY at) AS gap FROM sixes)
INSERT INTO facet_bits (rowid, block, kind, key, bits)
SELECT -row_number() OVER (), block, kind, key, group_concat(six, '') || substr(hex(zeroblob(4096)), 1, 8191 - max(at)) FROM (
  SELECT block, kind, key, at, substr(hex(zeroblob(4096)), 1, gap) || char(48 + bits) AS six FROM gaps
  ORDER BY block, kind, key, at)
GROUP BY block, kind, key
ON CONFLICT (kind, block, key) DO UPDATE SET bits = excluded.bits;
