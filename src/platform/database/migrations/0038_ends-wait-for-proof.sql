ALTER TABLE "customer_requests" DROP CONSTRAINT "customer_requests_kind_known";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "proof_due_on" date;--> statement-breakpoint
CREATE INDEX "policies_proof_due" ON "policies" USING btree ("proof_due_on") WHERE "policies"."proof_due_on" is not null;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_kind_known" CHECK ("customer_requests"."kind" in ('address', 'bank', 'startDate', 'cancellation', 'withdrawal', 'dependant', 'question', 'consent', 'papers', 'proof'));--> statement-breakpoint
-- Notice that was given before waits for its proof too: two months by law (§ 205 (6) VVG), to the end by the terms of incoming cover.
UPDATE "policies" SET "proof_due_on" = CASE "policies"."line"
  WHEN 'private-health' THEN greatest("policies"."end_date", (("applications"."state_since" AT TIME ZONE 'Europe/Berlin')::date + interval '2 months')::date)
  ELSE "policies"."end_date"
END
FROM "applications"
WHERE "applications"."id" = "policies"."application_id" AND "policies"."state" = 'cancelled' AND "policies"."end_date" IS NOT NULL
  AND "policies"."line" IN ('private-health', 'expat-short-term');
