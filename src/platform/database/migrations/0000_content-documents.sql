CREATE TABLE "content_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"attributes" jsonb,
	"draft" jsonb,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_documents_uid" UNIQUE("collection","uid"),
	CONSTRAINT "content_documents_published_has_attributes" CHECK (("content_documents"."attributes" is null) = ("content_documents"."published_at" is null)),
	CONSTRAINT "content_documents_has_content" CHECK ("content_documents"."attributes" is not null or "content_documents"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_seeds" (
	"collection" text NOT NULL,
	"uid" text NOT NULL,
	"seed_hash" text NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_seeds_collection_uid_pk" PRIMARY KEY("collection","uid")
);
--> statement-breakpoint
CREATE INDEX "content_documents_published" ON "content_documents" USING btree ("collection","locale","id") WHERE "content_documents"."published_at" is not null;