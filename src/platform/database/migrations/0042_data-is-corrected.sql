ALTER TABLE "customer_requests" DROP CONSTRAINT "customer_requests_kind_known";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "complaint_decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("state_since","id") WHERE "applications"."restricted_at" is null;--> statement-breakpoint
CREATE INDEX "applications_counted" ON "applications" USING btree ("state","line") WHERE "applications"."restricted_at" is null;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_kind_known" CHECK ("customer_requests"."kind" in ('address', 'bank', 'startDate', 'cancellation', 'withdrawal', 'dependant', 'question', 'consent', 'papers', 'proof', 'correction'));