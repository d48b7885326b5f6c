-- Keeps content_counts true. One change of the counters per statement, not per row: loading ten
-- thousand documents at once touches each counter once.
CREATE FUNCTION content_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_counts AS counts (collection, locale, published, total)
  SELECT collection, locale, count(published_at), count(*) FROM new_rows
  GROUP BY collection, locale ORDER BY collection, locale
  ON CONFLICT (collection, locale) DO UPDATE
  SET published = counts.published + excluded.published, total = counts.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_counts_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_counts AS counts
  SET published = counts.published - gone.published, total = counts.total - gone.total
  FROM (
    SELECT collection, locale, count(published_at) AS published, count(*) AS total FROM old_rows
    GROUP BY collection, locale
  ) AS gone
  WHERE counts.collection = gone.collection AND counts.locale = gone.locale;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_counts AS counts (collection, locale, published, total)
  SELECT collection, locale, sum(published), sum(total) FROM (
    SELECT collection, locale, (published_at IS NOT NULL)::int AS published, 1 AS total FROM new_rows
    UNION ALL
    SELECT collection, locale, -((published_at IS NOT NULL)::int), -1 FROM old_rows
  ) AS changes
  GROUP BY collection, locale
  HAVING sum(published) <> 0 OR sum(total) <> 0
  ORDER BY collection, locale
  ON CONFLICT (collection, locale) DO UPDATE
  SET published = counts.published + excluded.published, total = counts.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_counts_clear() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_counts_add AFTER INSERT ON content_documents
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_counts_add();
--> statement-breakpoint
CREATE TRIGGER content_counts_remove AFTER DELETE ON content_documents
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_counts_remove();
--> statement-breakpoint
CREATE TRIGGER content_counts_change AFTER UPDATE ON content_documents
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_counts_change();
--> statement-breakpoint
CREATE TRIGGER content_counts_clear AFTER TRUNCATE ON content_documents
  FOR EACH STATEMENT EXECUTE FUNCTION content_counts_clear();
--> statement-breakpoint
INSERT INTO content_counts (collection, locale, published, total)
SELECT collection, locale, count(published_at), count(*) FROM content_documents
GROUP BY collection, locale;
