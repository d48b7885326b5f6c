ALTER TABLE "claims" ADD COLUMN "reply" "bytea";--> statement-breakpoint
ALTER TABLE "customer_requests" ADD COLUMN "reply" "bytea";