CREATE TABLE "form_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"kind" text NOT NULL,
	"state" text,
	"body" "bytea",
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"form_uid" text NOT NULL,
	"form_name" text NOT NULL,
	"form_title" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"state" text NOT NULL,
	"email_index" text,
	"body" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_submissions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "form_submissions_nonce_unique" UNIQUE("nonce"),
	CONSTRAINT "form_submissions_state_known" CHECK ("form_submissions"."state" in ('new', 'in-work', 'answered', 'spam', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "form_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_name" text NOT NULL,
	"submission_id" bigint,
	"form_uid" text NOT NULL,
	"field" text NOT NULL,
	"name" "bytea" NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_uploads_store_name_unique" UNIQUE("store_name")
);
--> statement-breakpoint
ALTER TABLE "form_events" ADD CONSTRAINT "form_events_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_events_submission" ON "form_events" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_created" ON "form_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_state" ON "form_submissions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email_index","created_at");--> statement-breakpoint
CREATE INDEX "form_uploads_submission" ON "form_uploads" USING btree ("submission_id");