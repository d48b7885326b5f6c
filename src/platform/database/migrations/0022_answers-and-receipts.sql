ALTER TABLE "customer_questions" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_requests" DROP CONSTRAINT "customer_requests_kind_known";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "papers_received_on" date;--> statement-breakpoint
CREATE INDEX "customer_requests_application" ON "customer_requests" USING btree ("application_id","id");--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_kind_known" CHECK ("customer_requests"."kind" in ('address', 'bank', 'startDate', 'cancellation', 'withdrawal', 'dependant', 'question', 'consent', 'papers'));--> statement-breakpoint
-- Until now all papers went by mail, and the period was counted from the contract. It runs from the
-- later one of both mails that brought them; where one is missing it has not begun.
UPDATE "policies" SET
	"papers_received_on" = "received"."on",
	"withdraw_until" = CASE WHEN "policies"."withdraw_until" IS NOT NULL AND "received"."on" IS NOT NULL THEN "received"."until" END
FROM (
	SELECT "id", "on", "last" + CASE extract(isodow FROM "last") WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END AS "until"
	FROM (
		SELECT "p"."id", "m"."on", greatest("p"."contract_date", "m"."on") + "a"."withdrawal_days" AS "last"
		FROM "policies" "p"
		INNER JOIN "applications" "a" ON "a"."id" = "p"."application_id"
		LEFT JOIN LATERAL (
			SELECT (max("sent_at") AT TIME ZONE 'Europe/Berlin')::date AS "on" FROM "outgoing_mails"
			WHERE "application_id" = "a"."id" AND "kind" IN ('submitted', 'accepted') AND "state" = 'sent'
			HAVING count(DISTINCT "kind") = 2
		) "m" ON true
	) "periods"
) "received"
WHERE "received"."id" = "policies"."id";
