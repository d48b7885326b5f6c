ALTER TABLE "customer_choices" ADD COLUMN "marketing_asked_words" jsonb;--> statement-breakpoint
ALTER TABLE "customer_choices" ADD COLUMN "marketing_shown" jsonb;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD COLUMN "email_index" text;--> statement-breakpoint
CREATE INDEX "customer_requests_email" ON "customer_requests" USING btree ("email_index","id") WHERE "customer_requests"."email_index" is not null;