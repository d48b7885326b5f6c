CREATE TABLE "content_api_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"access" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "content_counts" (
	"collection" text NOT NULL,
	"locale" text NOT NULL,
	"published" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "content_counts_collection_locale_pk" PRIMARY KEY("collection","locale")
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"name" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_links" (
	"source_id" bigint NOT NULL,
	"is_draft" boolean NOT NULL,
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"target_collection" text NOT NULL,
	"target_uid" text NOT NULL,
	CONSTRAINT "content_links_source_id_is_draft_field_position_pk" PRIMARY KEY("source_id","is_draft","field","position")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"uid" text NOT NULL,
	"action" text NOT NULL,
	"attributes" jsonb,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "name" text GENERATED ALWAYS AS (substr("uid", length("locale") + 3)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_source_id_content_documents_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_links_target" ON "content_links" USING btree ("target_collection","target_uid","field");--> statement-breakpoint
CREATE INDEX "content_versions_document" ON "content_versions" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "content_versions_uid" ON "content_versions" USING btree ("collection","uid","id");--> statement-breakpoint
CREATE INDEX "content_documents_published_at" ON "content_documents" USING btree ("collection","locale","published_at","id") WHERE "content_documents"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "content_documents_updated_at" ON "content_documents" USING btree ("collection","locale","updated_at");--> statement-breakpoint
CREATE INDEX "content_documents_name" ON "content_documents" USING btree ("collection","name");--> statement-breakpoint
CREATE INDEX "content_documents_blog_popular" ON "content_documents" USING btree ("locale",("attributes"->'isPopular'),"published_at") WHERE "content_documents"."collection" = 'blogs' and "content_documents"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "content_documents_title" ON "content_documents" USING btree ("collection","locale",("attributes"->>'title'),"id") WHERE "content_documents"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "content_documents_page_path" ON "content_documents" USING btree ("locale",("attributes"->>'path')) WHERE "content_documents"."collection" = 'pages' and "content_documents"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "content_documents_help_topic" ON "content_documents" USING btree ("locale",("attributes"->>'topic')) WHERE "content_documents"."collection" = 'help-articles' and "content_documents"."published_at" is not null;