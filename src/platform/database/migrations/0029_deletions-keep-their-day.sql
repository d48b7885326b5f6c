ALTER TABLE "content_versions" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was deleted before, where the public saw it: since its first publishing that nothing ended.
UPDATE content_versions AS gone SET published_at = (
  SELECT min(shown.created_at) FROM content_versions AS shown
  WHERE shown.document_id = gone.document_id AND shown.id < gone.id AND shown.action IN ('seed', 'publish')
    AND NOT EXISTS (
      SELECT FROM content_versions AS ended
      WHERE ended.document_id = gone.document_id AND ended.action IN ('unpublish', 'delete')
        AND ended.id > shown.id AND ended.id < gone.id
    )
)
WHERE gone.action = 'delete' AND (
  SELECT before.action FROM content_versions AS before
  WHERE before.document_id = gone.document_id AND before.id < gone.id AND before.action NOT IN ('rename', 'unshare')
  ORDER BY before.id DESC LIMIT 1
) IN ('seed', 'publish', 'discard-draft');
