-- Nothing ever wrote it, so there is nothing to encrypt.
ALTER TABLE "policies" ALTER COLUMN "insurer_number" SET DATA TYPE bytea USING NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "insurer_number_index" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "channel" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "about_kind" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "about_reference" text;--> statement-breakpoint
CREATE INDEX "policies_insurer_number" ON "policies" USING btree ("insurer_number_index") WHERE "policies"."insurer_number_index" is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_about" ON "form_submissions" USING btree ("about_reference") WHERE "form_submissions"."about_reference" is not null;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_channel_known" CHECK ("form_submissions"."channel" in ('form', 'phone', 'letter', 'email', 'inPerson'));