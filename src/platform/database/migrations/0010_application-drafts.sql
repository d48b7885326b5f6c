CREATE TABLE "draft_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"contents" "bytea" NOT NULL,
	"idempotency_key" text NOT NULL,
	"link_salt" text,
	"links_sent" integer DEFAULT 0 NOT NULL,
	"submitted_as" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_keys_draft" ON "draft_keys" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "drafts_expiry" ON "drafts" USING btree ("expires_at");