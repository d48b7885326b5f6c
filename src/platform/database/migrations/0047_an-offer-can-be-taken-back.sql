ALTER TABLE "customer_questions" DROP CONSTRAINT "customer_questions_state_known";--> statement-breakpoint
ALTER TABLE "customer_questions" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_state_known" CHECK ("customer_questions"."state" in ('open', 'answered', 'accepted', 'refused', 'takenBack'));