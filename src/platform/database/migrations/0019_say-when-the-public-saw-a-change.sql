ALTER TABLE "content_documents" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What is known of the past: every publishing and every loading of starting content left a version.
UPDATE content_documents d SET changed_at = coalesce(
  (SELECT max(v.created_at) FROM content_versions v WHERE v.document_id = d.id AND v.action IN ('seed', 'publish')),
  d.updated_at);
--> statement-breakpoint
CREATE INDEX "content_documents_changed_at" ON "content_documents" USING btree ("collection","locale","changed_at") WHERE "content_documents"."published_at" is not null;