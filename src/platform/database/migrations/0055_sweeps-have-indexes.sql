DROP INDEX "policies_ending";--> statement-breakpoint
CREATE INDEX "customer_sessions_expiry" ON "customer_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_verifications_expiry" ON "customer_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_verifications_expiry" ON "staff_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "advice_records_age" ON "advice_records" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_call" ON "outgoing_mails" USING btree (split_part("dedupe_key", ':', 3)) WHERE "outgoing_mails"."dedupe_key" like 'call:%:caller';--> statement-breakpoint
CREATE INDEX "outgoing_mails_alone" ON "outgoing_mails" USING btree ("created_at") WHERE "outgoing_mails"."application_id" is null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_erasure" ON "outgoing_mails" USING btree ("created_at") WHERE "outgoing_mails"."application_id" is null and "outgoing_mails"."kind" = 'dataErased';--> statement-breakpoint
CREATE INDEX "applications_restricted" ON "applications" USING btree ("restricted_at") WHERE "applications"."restricted_at" is not null;--> statement-breakpoint
CREATE INDEX "brokerage_files_key" ON "brokerage_files" USING btree ("sealed_with");--> statement-breakpoint
CREATE INDEX "form_submissions_ending" ON "form_submissions" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "form_uploads_key" ON "form_uploads" USING btree ("sealed_with");--> statement-breakpoint
CREATE INDEX "policies_ending" ON "policies" USING btree ("end_date") WHERE "policies"."state" in ('active', 'cancelled') and "policies"."end_date" is not null;