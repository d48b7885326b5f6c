DROP INDEX "customer_two_factors_user";--> statement-breakpoint
DROP INDEX "staff_two_factors_user";--> statement-breakpoint
-- Pressed twice at once, two secrets were kept for one person: the one whose codes were used stays. Nobody
-- writes another meanwhile, since without the index the tables are ours until all is done.
DELETE FROM "customer_two_factors" "a" USING "customer_two_factors" "b" WHERE "a"."user_id" = "b"."user_id" AND ("a"."verified", "a"."last_used_step", "a"."id") < ("b"."verified", "b"."last_used_step", "b"."id");--> statement-breakpoint
DELETE FROM "staff_two_factors" "a" USING "staff_two_factors" "b" WHERE "a"."user_id" = "b"."user_id" AND ("a"."verified", "a"."last_used_step", "a"."id") < ("b"."verified", "b"."last_used_step", "b"."id");--> statement-breakpoint
ALTER TABLE "customer_two_factors" ADD CONSTRAINT "customer_two_factors_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_unique" UNIQUE("user_id");