ALTER TABLE "customer_requests" DROP CONSTRAINT "customer_requests_kind_known";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "email_index" text;--> statement-breakpoint
ALTER TABLE "customer_choices" ADD COLUMN "marketing_withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_customer" ON "drafts" USING btree ("customer_id") WHERE "drafts"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "drafts_email" ON "drafts" USING btree ("email_index") WHERE "drafts"."email_index" is not null;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_kind_known" CHECK ("customer_requests"."kind" in ('address', 'bank', 'startDate', 'cancellation', 'withdrawal', 'dependant', 'question', 'consent'));